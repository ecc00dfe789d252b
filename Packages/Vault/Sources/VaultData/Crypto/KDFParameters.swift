import Kernel

/// scrypt 的参数（RFC 7914），写在头里；来自外面的先验再用：N = 2^56 会让库崩溃
package struct KDFParameters: Sendable, Hashable, Codable {
    /// N 的以 2 为底的对数，10...21；新建的不低于 17
    package let logN: Int
    /// 块大小 r，1...16
    package let blockSize: Int
    /// 并行度 p，1...4
    package let parallelism: Int
    /// 盐，16...64 字节
    package let salt: [UInt8]

    /// 范围之外抛 HEADER_DAMAGED
    package init(logN: Int = 17, blockSize: Int = 8, parallelism: Int = 1, salt: [UInt8]) throws {
        guard (10...21).contains(logN), (1...16).contains(blockSize), (1...4).contains(parallelism), (16...64).contains(salt.count),
            128 * blockSize << logN <= 1 << 31
        else { throw AppError.headerDamaged }
        self.logN = logN
        self.blockSize = blockSize
        self.parallelism = parallelism
        self.salt = salt
    }

    private enum CodingKeys: CodingKey { case logN, blockSize, parallelism, salt }

    /// 由外面来，照样验
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            logN: values.decode(Int.self, forKey: .logN), blockSize: values.decode(Int.self, forKey: .blockSize),
            parallelism: values.decode(Int.self, forKey: .parallelism), salt: values.decode([UInt8].self, forKey: .salt))
    }
}

extension AppError {
    static let headerDamaged = AppError.system(
        "VAULT_HEADER_DAMAGED", .data, LocalizedText(zh: "保险库的头损坏，或不是这个程序的", en: "The vault's header is damaged or foreign."),
        next: LocalizedText(zh: "从备份恢复：hub restore 文件", en: "Restore a backup: hub restore FILE."))
}
