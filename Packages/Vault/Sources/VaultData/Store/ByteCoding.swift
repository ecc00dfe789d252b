import Foundation
import Kernel

/// 紧凑的二进制：大端整数，文字与字节前有长度
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func integer(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func data(_ value: some Collection<UInt8>) {
        integer(UInt32(value.count))
        bytes.append(contentsOf: value)
    }

    mutating func text(_ value: String) { data(value.utf8) }

    mutating func id(_ value: UUID) { withUnsafeBytes(of: value.uuid) { bytes.append(contentsOf: $0) } }
}

/// 读回；短了、多了、不是 UTF-8 都抛 VAULT_TAMPERED
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
        try take(MemoryLayout<Value>.size).reduce(0) { $0 << 8 | Value($1) }
    }

    mutating func data() throws -> ArraySlice<UInt8> { try take(Int(integer(UInt32.self))) }

    mutating func text() throws -> String {
        guard let text = try String(validating: data(), as: UTF8.self) else { throw AppError.vaultTampered }
        return text
    }

    mutating func id() throws -> UUID {
        let bytes = Array(try take(16))
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// 一串同样的东西；数目先看够不够剩下的字节，免得被骗去占内存
    mutating func list<Value>(_ read: (inout ByteReader) throws -> Value) throws -> [Value] {
        let count = Int(try integer(UInt32.self))
        guard count <= rest.count else { throw AppError.vaultTampered }
        return try (0..<count).map { _ in try read(&self) }
    }

    func finish() throws { guard rest.isEmpty else { throw AppError.vaultTampered } }

    private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw AppError.vaultTampered }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}

extension ByteWriter {
    mutating func list<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
        integer(UInt32(values.count))
        for value in values { write(&self, value) }
    }
}
