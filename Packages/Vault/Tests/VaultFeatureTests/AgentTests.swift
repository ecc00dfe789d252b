import Foundation
import TestSupport
import Testing

@Suite("保险库的代理", .serialized)
struct AgentTests {
    private let vault = VaultProcess()

    @Test func 开锁存取上锁() async throws {
        #expect(try await vault.run("list").errors.contains("[VAULT_LOCKED]"))
        try await vault.setUp()
        #expect(try await vault.run("add", "--title", "门禁", "--field", "content=1234#").status == 0)
        #expect(try await vault.run("show", "门禁", "--field", "content").output == "1234#\n")
        let agent = try #require(vault.agent())
        #expect(try await vault.run("lock").status == 0)
        let locked = try await vault.run("show", "门禁")
        #expect(locked.status == 77 && locked.output.isEmpty && locked.errors.contains("[VAULT_LOCKED]"))
        #expect(vault.agent() == agent)
        #expect(try await vault.unlock().status == 0)
        #expect(try await vault.run("search", "1234").output.contains("门禁"))
    }

    @Test func 错三次之后要等而换代理也绕不过() async throws {
        try await vault.setUp()
        #expect(try await vault.run("agent", "stop").status == 0)
        for _ in 0..<3 { #expect(try await vault.unlock("wrong password").errors.contains("[PASSWORD_WRONG]")) }
        for _ in 0..<2 {
            let refused = try await vault.unlock()
            #expect(refused.status == 77 && refused.errors.contains("[TOO_MANY_ATTEMPTS]"))
            #expect(try await vault.run("agent", "stop").status == 0)
        }
    }

    @Test func 八个进程同时猜也只有三次() async throws {
        try await vault.setUp()
        let codes = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<8 { group.addTask { try await vault.unlock("wrong password \(index)").errors } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.count { $0.contains("[PASSWORD_WRONG]") } == 3)
        #expect(codes.count { $0.contains("[TOO_MANY_ATTEMPTS]") } == 5)
    }

    // Feature: quick-vault-ios, Property 31: For any configured timeout period, inactivity exceeding that period should trigger auto-lock.
    @Test func 空闲之后自动上锁() async throws {
        try await vault.setUp()
        #expect(try await vault.run("agent", "stop").status == 0)
        #expect(try await vault.unlock(variables: ["HUB_VAULT_IDLE": "2"]).status == 0)
        #expect(try await vault.run("list").status == 0)
        try await Task.sleep(for: .seconds(4))
        #expect(try await vault.run("status", "--json").output.contains("\"locked\""))
    }

    @Test func 上锁之后代理的内存里没有秘密() async throws {
        try await vault.setUp()
        let canary = "canary-7f3a-\(UInt64.random(in: 0 ... .max))"
        #expect(try await vault.run("add", "--title", "金丝雀", "--field", "content=-", input: canary + "\n").status == 0)
        #expect(try await vault.run("search", canary).output.contains("金丝雀"))
        let agent = try #require(vault.agent())
        // 开着的时候找得到，说明找的办法是对的
        #expect(try ProcessMemory(agent).contains(Data(canary.utf8)))
        #expect(try await vault.run("lock").status == 0)
        try await Task.sleep(for: .seconds(1))
        #expect(vault.agent() == agent)
        let memory = try ProcessMemory(agent)
        #expect(!memory.contains(Data(canary.utf8)) && !memory.contains(Data(VaultProcess.password.utf8)))
        let files = try FileManager.default.subpathsOfDirectory(atPath: vault.home.path).map { vault.home.file($0) }
        for secret in [canary, VaultProcess.password] {
            #expect(!files.contains { (FileManager.default.contents(atPath: $0) ?? Data()).range(of: Data(secret.utf8)) != nil })
        }
    }

    @Test func 套接字只有本人能碰() async throws {
        try await vault.setUp()
        let mode = try FileManager.default.attributesOfItem(atPath: vault.home.file("run/vault.sock"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let folder = try FileManager.default.attributesOfItem(atPath: vault.home.file("run"))[.posixPermissions] as? Int
        #expect(folder == 0o700)
    }
}

/// 一个进程此刻可读的全部内存
struct ProcessMemory {
    private let regions: [Data]

    init(_ process: pid_t) throws {
        let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
        let memory = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/mem"))
        regions = maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            let bounds = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
            guard bounds.count == 2, fields[1].hasPrefix("rw"), bounds[1] - bounds[0] < 1 << 28 else { return nil }
            try? memory.seek(toOffset: bounds[0])
            return try? memory.read(upToCount: Int(bounds[1] - bounds[0]))
        }
    }

    func contains(_ needle: Data) -> Bool { regions.contains { $0.range(of: needle) != nil } }
}
