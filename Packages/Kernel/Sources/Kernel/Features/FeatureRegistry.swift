/// 登记处：只查编号与版本，不做读写
public struct FeatureRegistry: Sendable {
    /// 已登记的功能，按登记顺序
    public private(set) var features: [any Feature.Type] = []

    /// 空的登记处
    public init() {}

    /// 一次登记多个；任何一个不合格即抛错
    public init(_ features: [any Feature.Type]) throws {
        for feature in features { try register(feature) }
    }

    /// 登记；抛 FEATURE_ID_INVALID、FEATURE_DUPLICATE、FEATURE_INCOMPATIBLE
    public mutating func register(_ feature: any Feature.Type) throws {
        let manifest = feature.manifest
        guard manifest.id.isFeatureID else { throw AppError.featureIDInvalid(manifest.id) }
        guard !features.contains(where: { $0.manifest.id == manifest.id }) else { throw AppError.featureDuplicate(manifest.id) }
        guard manifest.kernelVersion == FeatureManifest.currentKernelVersion else { throw AppError.featureIncompatible(manifest) }
        features.append(feature)
    }

    /// 逐个启动；失败者隔离并报告，其余照常
    public func start(_ environment: (FeatureManifest) -> FeatureEnvironment) async -> [FeatureStatus] {
        var statuses: [FeatureStatus] = []
        for feature in features {
            do {
                try await feature.start(in: environment(feature.manifest))
                statuses.append(FeatureStatus(manifest: feature.manifest, failure: nil))
            } catch {
                let failure = error as? AppError ?? .featureFailed(feature.manifest.id)
                statuses.append(FeatureStatus(manifest: feature.manifest, failure: failure))
            }
        }
        return statuses
    }
}

/// 一个功能启动后的状况
public struct FeatureStatus: Sendable {
    /// 名片
    public let manifest: FeatureManifest
    /// 失败的原因；正常为 nil
    public let failure: AppError?
}

extension String {
    fileprivate var isFeatureID: Bool {
        guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || $0 == UInt8(ascii: "-")
        }
    }
}

extension AppError {
    fileprivate static func featureIDInvalid(_ id: String) -> AppError {
        .system("FEATURE_ID_INVALID", .configuration, LocalizedText(zh: "功能编号不合格：\(id)", en: "Invalid feature id: \(id)"))
    }

    fileprivate static func featureDuplicate(_ id: String) -> AppError {
        .system("FEATURE_DUPLICATE", .configuration, LocalizedText(zh: "功能重复登记：\(id)", en: "Feature registered twice: \(id)"))
    }

    fileprivate static func featureIncompatible(_ manifest: FeatureManifest) -> AppError {
        let (needs, has) = (manifest.kernelVersion, FeatureManifest.currentKernelVersion)
        return .system(
            "FEATURE_INCOMPATIBLE", .configuration,
            LocalizedText(
                zh: "功能 \(manifest.id) 需要内核接口 \(needs)，现有 \(has)", en: "Feature \(manifest.id) needs kernel API \(needs), this is \(has)"))
    }

    fileprivate static func featureFailed(_ id: String) -> AppError {
        .system("FEATURE_FAILED", .internalFailure, LocalizedText(zh: "功能 \(id) 启动失败", en: "Feature \(id) failed to start"))
    }
}
