import Glibc

/// The processes of this machine at one moment.
struct ProcessTable {
    private(set) var rows: [pid_t: ProcessRow] = [:]
    private var children: [pid_t: [pid_t]] = [:]

    init(rows: [ProcessRow]) {
        for row in rows {
            self.rows[row.pid] = row
            children[row.parent, default: []].append(row.pid)
        }
    }

    /// Reads `/proc`. Processes that end meanwhile are left out.
    static func current() -> ProcessTable {
        var rows: [ProcessRow] = []
        for name in FolderNames.of("/proc") where name.utf8.first.map({ (49...57).contains($0) }) ?? false {
            SystemFile.text("/proc/\(name)/stat").flatMap(ProcessRow.init).map { rows.append($0) }
        }
        return ProcessTable(rows: rows)
    }

    /// The process `root` and all that descend from it, itself first; none if it is not there.
    func tree(of root: pid_t) -> [ProcessRow] {
        guard let first = rows[root] else { return [] }
        var found = [first]
        var seen: Set = [root]
        var index = 0
        while index < found.count {
            for child in children[found[index].pid] ?? [] where seen.insert(child).inserted {
                rows[child].map { found.append($0) }
            }
            index += 1
        }
        return found
    }

    func children(of parent: pid_t) -> [ProcessRow] {
        (children[parent] ?? []).compactMap { rows[$0] }
    }

    /// Whether a process is `ancestor`, or was started by it or by those that it started.
    static func isDescendant(_ pid: pid_t, of ancestor: pid_t) -> Bool {
        var pid = pid
        for _ in 0..<64 where pid > 1 {
            if pid == ancestor { return true }
            guard let row = SystemFile.text("/proc/\(pid)/stat").flatMap(ProcessRow.init) else { return false }
            pid = row.parent
        }
        return false
    }
}
