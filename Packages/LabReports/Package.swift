// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "LabReports",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "LabReportsDomain", targets: ["LabReportsDomain"]),
        .library(name: "LabReportsData", targets: ["LabReportsData"]),
    ],
    dependencies: [
        .package(path: "../Kernel"),
        .package(path: "../FeatureKit"),
        .package(path: "../Storage"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
    ],
    targets: [
        .target(name: "LabReportsDomain", dependencies: ["Kernel"], swiftSettings: settings),
        .target(
            name: "LabReportsData",
            dependencies: [
                "Kernel", "LabReportsDomain", "Storage", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            swiftSettings: settings
        ),
        .testTarget(name: "LabReportsDomainTests", dependencies: ["LabReportsDomain", "Kernel"], swiftSettings: settings),
        .testTarget(name: "LabReportsDataTests", dependencies: ["LabReportsData", "LabReportsDomain", "Kernel", "Storage", "TestSupport"], swiftSettings: settings),
    ]
)
