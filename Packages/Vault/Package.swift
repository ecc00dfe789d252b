// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Vault",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "VaultFeature", targets: ["VaultFeature"])],
    dependencies: [
        .package(path: "../Kernel"),
        .package(path: "../FeatureKit"),
        .package(path: "../Storage"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
        .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    ],
    targets: [
        .target(name: "VaultDomain", dependencies: ["Kernel"], swiftSettings: settings),
        .target(name: "CVaultSystem"),
        .target(
            name: "VaultData",
            dependencies: [
                "Kernel", "VaultDomain", "Storage", "CVaultSystem", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: settings),
        .target(
            name: "VaultFeature",
            dependencies: [
                "Kernel", "FeatureKit", "VaultDomain", "VaultData", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        .executableTarget(name: "vault-dev", dependencies: ["VaultFeature", "FeatureKit"], swiftSettings: settings),
        .target(
            name: "VaultTestSupport", dependencies: ["VaultDomain", "Kernel", "TestSupport"], path: "Tests/VaultTestSupport",
            swiftSettings: settings),
        .testTarget(
            name: "VaultDomainTests", dependencies: ["VaultDomain", "VaultTestSupport", "Kernel", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "VaultDataTests",
            dependencies: [
                "VaultData", "VaultDomain", "VaultTestSupport", "Kernel", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ], swiftSettings: settings),
        .testTarget(
            name: "VaultFeatureTests",
            dependencies: ["VaultFeature", "vault-dev", "TestSupport", .product(name: "Subprocess", package: "swift-subprocess")],
            swiftSettings: settings),
    ]
)
