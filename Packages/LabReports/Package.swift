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
        .library(name: "LabReportsFeature", targets: ["LabReportsFeature"])
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
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    ],
    targets: [
        .target(name: "LabReportsDomain", dependencies: ["Kernel"], swiftSettings: settings),
        .target(
            name: "LabReportsData",
            dependencies: [
                "Kernel", "LabReportsDomain", "Storage", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"), .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "LabReportsFeature",
            dependencies: [
                "Kernel", "FeatureKit", "LabReportsDomain", "LabReportsData",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "labs-dev", dependencies: ["LabReportsFeature", "FeatureKit"], swiftSettings: settings),
        .testTarget(name: "LabReportsDomainTests", dependencies: ["LabReportsDomain", "Kernel", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "LabReportsDataTests", dependencies: ["LabReportsData", "LabReportsDomain", "Kernel", "Storage", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LabReportsFeatureTests",
            dependencies: ["LabReportsFeature", "LabReportsDomain", "FeatureKit", "Kernel", "TestSupport"],
            swiftSettings: settings
        ),
    ]
)
