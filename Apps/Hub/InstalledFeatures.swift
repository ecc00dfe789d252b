import FeatureKit
import LabReportsFeature

/// 装在 hub 里的功能，唯一的名单；加一个功能就加一行
enum InstalledFeatures {
    static let all: [any HubFeature.Type] = [
        LabReportsFeature.self
    ]
}
