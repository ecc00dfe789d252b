import CVaultSystem
import Foundation
import Kernel

/// 在后台叫起代理：自成会话，不占终端
package enum AgentLauncher {
    /// 用本程序自己与给定的参数；叫不起来抛 AGENT_UNREACHABLE
    package static func launch(_ arguments: [String]) throws {
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard vault_spawn_detached(&pointers) == 0 else { throw AppError.agentUnreachable }
    }
}
