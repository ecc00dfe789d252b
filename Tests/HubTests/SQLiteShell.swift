import Subprocess

/// 用 sqlite3 命令看数据库，与 hub 的代码无关
enum SQLiteShell {
    static func rows(_ database: String, _ query: String) async throws -> [String] {
        let result = try await Subprocess.run(
            .name("sqlite3"), arguments: [database, query], output: .string(limit: 1 << 20), error: .string(limit: 1 << 16))
        return result.standardOutput.split(separator: "\n").map(String.init)
    }
}
