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
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
    ],
    targets: [
        .target(name: "LabReportsDomain", dependencies: ["Kernel"], swiftSettings: settings),
        .target(
            name: "LabReportsData",
            dependencies: ["Kernel", "LabReportsDomain", .product(name: "Subprocess", package: "swift-subprocess")],
            swiftSettings: settings
        ),
        .executableTarget(name: "labs-read", dependencies: ["Kernel", "LabReportsDomain", "LabReportsData"], swiftSettings: settings),
        .testTarget(name: "LabReportsDomainTests", dependencies: ["LabReportsDomain", "Kernel"], swiftSettings: settings),
        .testTarget(name: "LabReportsDataTests", dependencies: ["LabReportsData", "LabReportsDomain", "Kernel"], swiftSettings: settings),
    ]
)
