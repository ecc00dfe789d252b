import FeatureKit
import VaultFeature

@main
struct VaultDev {
    static func main() async { await Standalone.run(VaultFeature.self) }
}
