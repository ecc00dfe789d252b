import Glibc
enum Knob { static func value(_ n: String, _ d: Int) -> Int { getenv(n).flatMap { Int(String(cString: $0)) } ?? d } }
