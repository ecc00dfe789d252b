// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "FeatureKit",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "FeatureKit", targets: ["FeatureKit"])],
    dependencies: [
        .package(path: "../Kernel"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    ],
    targets: [
        .target(
            name: "FeatureKit",
            dependencies: ["Kernel", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FeatureKitTests",
            dependencies: ["FeatureKit", "Kernel", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings
        ),
    ]
)
