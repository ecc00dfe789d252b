// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Storage",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Storage", targets: ["Storage"])],
    dependencies: [
        .package(path: "../Kernel"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    ],
    targets: [
        .target(
            name: "Storage",
            dependencies: [
                "Kernel", .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "StorageTests",
            dependencies: ["Storage", "Kernel", "TestSupport", .product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: settings
        ),
    ]
)
