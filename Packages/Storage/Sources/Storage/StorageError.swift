import GRDB
import Kernel

/// SQLite 的错误译成 AppError，原始错误不上屏幕
enum StorageError {
    static func translating<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw translate(error, path) }
    }

    static func translate(_ error: any Error, _ path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: busy(path)
        case .SQLITE_FULL: full(path)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: corrupt(path)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: unwritable(path)
        case .SQLITE_IOERR: inputOutput(path)
        default: error
        }
    }

    static let notDurable = AppError.system(
        "STORAGE_NOT_DURABLE", .internalFailure, LocalizedText(zh: "数据库没有进入耐久模式", en: "The database is not in durable mode."))

    static func newer(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_SCHEMA_NEWER", .configuration,
            LocalizedText(zh: "数据由更新的版本写成，未作改动：\(path)", en: "The data was written by a newer version and was not touched: \(path)"),
            next: LocalizedText(zh: "升级 hub 再试", en: "Upgrade hub and try again."))
    }

    static func busy(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_BUSY", .busy, LocalizedText(zh: "数据库被另一个进程占用：\(path)", en: "Another process holds the database: \(path)"),
            next: LocalizedText(zh: "等它结束再试；fuser 可以看是谁", en: "Try again when it is done; fuser shows which."))
    }

    static func corrupt(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_CORRUPT", .data, LocalizedText(zh: "数据库损坏：\(path)", en: "The database is damaged: \(path)"),
            next: LocalizedText(zh: "不要删除它；从备份恢复", en: "Do not delete it; restore from a backup."))
    }

    static func full(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_FULL", .inputOutput, LocalizedText(zh: "磁盘已满，未写入：\(path)", en: "The disk is full, nothing was written: \(path)"),
            next: LocalizedText(zh: "腾出空间再试", en: "Free some space and try again."))
    }

    static func inputOutput(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_IO", .inputOutput, LocalizedText(zh: "读写数据库失败：\(path)", en: "Reading or writing the database failed: \(path)"),
            next: LocalizedText(zh: "检查磁盘再试", en: "Check the disk and try again."))
    }

    static func unwritable(_ path: String) -> AppError {
        .recoverable(
            "STORAGE_UNWRITABLE", .cannotCreate, LocalizedText(zh: "不能写：\(path)", en: "Cannot write: \(path)"),
            next: LocalizedText(zh: "检查权限，或用 HUB_HOME 换一个目录", en: "Check the permissions, or set HUB_HOME to another directory."))
    }
}
