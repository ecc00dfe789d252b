import FeatureKit
import LabReportsFeature

@main
struct LabsDev {
    static func main() async { await Standalone.run(LabReportsFeature.self) }
}
