import Kernel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 只有本人能读写的文件与目录
public enum PrivateFile {
    /// 备好文件：上级目录 0700，文件 0600（-wal 与 -shm 随它）；抛 STORAGE_UNWRITABLE
    public static func prepare(_ path: String) throws {
        if let slash = path.lastIndex(of: "/") { try makeDirectory(String(path[..<slash])) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError.unwritable(path) }
        fchmod(descriptor, 0o600)
        close(descriptor)
    }

    /// 建目录及其上级，新建的都是 0700；抛 STORAGE_UNWRITABLE
    public static func makeDirectory(_ path: String) throws {
        guard !path.isEmpty, access(path, F_OK) != 0 else { return }
        if let slash = path.lastIndex(of: "/") { try makeDirectory(String(path[..<slash])) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError.unwritable(path) }
    }

    /// 原子地写下整个文件：临时文件、落盘、改名、目录落盘；抛 STORAGE_UNWRITABLE
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let temporary = path + ".tmp-\(getpid())"
        if let slash = path.lastIndex(of: "/") { try makeDirectory(String(path[..<slash])) }
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StorageError.unwritable(path) }
        let written = bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = Self.put(descriptor, rest)
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return fsync(descriptor) == 0
        }
        close(descriptor)
        guard written, rename(temporary, path) == 0 else {
            unlink(temporary)
            throw StorageError.unwritable(path)
        }
        syncDirectory(of: path)
    }

    /// 路径上有没有东西
    public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    private static func syncDirectory(of path: String) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let descriptor = open(String(path[..<slash]), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
