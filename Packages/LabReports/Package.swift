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
    products: [.library(name: "LabReportsDomain", targets: ["LabReportsDomain"])],
    dependencies: [.package(path: "../Kernel")],
    targets: [
        .target(name: "LabReportsDomain", dependencies: ["Kernel"], swiftSettings: settings),
        .testTarget(name: "LabReportsDomainTests", dependencies: ["LabReportsDomain"], swiftSettings: settings),
    ]
)
