import Glibc

/// The memory of processes.
enum MemoryUse {
    private static let pageSize = Int64(sysconf(Int32(_SC_PAGESIZE)))

    /// The memory of processes together in bytes, each page that several share counted in parts, and what of it is
    /// swapped out.
    ///
    /// - Parameter limit: Where less than this much is in use, the answer is what is quick to find out: more than there
    ///   is, and less than the limit.
    static func of(_ rows: [ProcessRow], limit: Int64 = 0) -> Int64 {
        let resident = rows.reduce(0) { $0 + $1.residentPages } * pageSize
        guard resident > limit else { return resident }
        return rows.reduce(0) { $0 + (share(of: $1.pid) ?? $1.residentPages * pageSize) }
    }

    /// Nil if the process is gone, or another user's.
    static func share(of pid: pid_t) -> Int64? {
        guard let text = SystemFile.text("/proc/\(pid)/smaps_rollup") else { return nil }
        return parse(text)
    }

    /// Adds the lines `Pss:` and `SwapPss:` of a `smaps_rollup`; nil if there are none.
    static func parse(_ text: String) -> Int64? {
        var sum: Int64?
        for line in text.split(separator: "\n") where line.hasPrefix("Pss:") || line.hasPrefix("SwapPss:") {
            let words = line.split(separator: " ")
            guard words.count >= 2, let kilobytes = Int64(words[1]) else { continue }
            sum = (sum ?? 0) + kilobytes * 1024
        }
        return sum
    }
}
