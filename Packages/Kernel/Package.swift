// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Kernel",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Kernel", targets: ["Kernel"])],
    targets: [
        .target(name: "Kernel", swiftSettings: settings),
        .testTarget(name: "KernelTests", dependencies: ["Kernel"], swiftSettings: settings),
    ]
)
