// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "hub",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.executable(name: "hub", targets: ["hub"])],
    dependencies: [
        .package(path: "Packages/Kernel"),
        .package(path: "Packages/FeatureKit"),
        .package(path: "Packages/LabReports"),
        .package(path: "Packages/TestSupport"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    ],
    targets: [
        .executableTarget(
            name: "hub",
            dependencies: [
                "Kernel", "FeatureKit", .product(name: "LabReportsFeature", package: "LabReports"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"), .product(name: "Logging", package: "swift-log"),
            ],
            path: "Apps/Hub",
            swiftSettings: settings
        ),
        .testTarget(
            name: "HubTests",
            dependencies: [
                "hub", "Kernel", "TestSupport", .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            path: "Tests/HubTests",
            swiftSettings: settings
        ),
    ]
)
