#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// 从终端读一行而不回显，字节不经过别处
enum HiddenLine {
    /// 读到换行或末尾为止，返回字节数；读完恢复终端
    static func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        var saved = termios()
        let isTerminal = tcgetattr(0, &saved) == 0
        if isTerminal {
            var hidden = saved
            hidden.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(0, TCSAFLUSH, &hidden)
        }
        defer { if isTerminal { tcsetattr(0, TCSAFLUSH, &saved) } }
        var count = 0
        while count < buffer.count, readByte(buffer.baseAddress.map { $0 + count }) == 1 {
            if buffer[count] == 0x0A { break }
            count += 1
        }
        return count
    }

}

private func readByte(_ to: UnsafeMutableRawPointer?) -> Int { read(0, to, 1) }
