// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "HubOCR",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "hub-ocr", targets: ["hub-ocr"])],
    targets: [
        .systemLibrary(name: "CTesseract", pkgConfig: "tesseract", providers: [.apt(["libtesseract-dev"])]),
        .systemLibrary(name: "CLeptonica", pkgConfig: "lept", providers: [.apt(["libleptonica-dev"])]),
        // 逐像素的循环不优化要慢上百倍，调试构建也开优化
        .target(
            name: "OCRCore", dependencies: ["CTesseract", "CLeptonica"],
            swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .executableTarget(name: "hub-ocr", dependencies: ["OCRCore"], swiftSettings: settings),
        .testTarget(name: "OCRCoreTests", dependencies: ["OCRCore", "CLeptonica", "hub-ocr"], swiftSettings: settings),
    ]
)
