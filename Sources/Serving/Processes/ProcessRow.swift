import Glibc

/// A process as `/proc/PID/stat` has it.
struct ProcessRow: Equatable {
    var pid: pid_t
    var parent: pid_t
    var session: pid_t
    /// The name of its program, cut to 15 bytes.
    var command: String
    /// Whether it has ended, and only its status is left.
    var isZombie: Bool
    /// Its own processor time, in ticks.
    var ticks: Int64
    /// That of children that it has waited for.
    var waitedTicks: Int64
    /// When it was started, in ticks since the machine was: tells it from another that got its number later.
    var start: UInt64
    /// Memory in use, in pages; shared ones count in full.
    var residentPages: Int64

    /// Nil for what is no such text.
    init?(_ text: String) {
        // The name is in parentheses, and may have spaces and parentheses in it.
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
            let pid = pid_t(text[..<open].trimmed)
        else { return nil }
        let fields = text[text.index(after: close)...].split(separator: " ")
        guard fields.count >= 22, let parent = pid_t(fields[1]), let session = pid_t(fields[3]),
            let start = UInt64(fields[19]), let residentPages = Int64(fields[21])
        else { return nil }
        self.pid = pid
        self.parent = parent
        self.session = session
        command = String(text[text.index(after: open)..<close])
        isZombie = fields[0] == "Z" || fields[0] == "X"
        ticks = fields[11...12].reduce(0) { $0 + (Int64($1) ?? 0) }
        waitedTicks = fields[13...14].reduce(0) { $0 + (Int64($1) ?? 0) }
        self.start = start
        self.residentPages = residentPages
    }
}
