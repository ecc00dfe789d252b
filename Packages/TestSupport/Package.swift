// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "TestSupport",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "TestSupport", targets: ["TestSupport"])],
    dependencies: [.package(path: "../Kernel")],
    targets: [
        .target(name: "TestSupport", dependencies: ["Kernel"], swiftSettings: settings),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport", "Kernel"], swiftSettings: settings),
    ]
)
