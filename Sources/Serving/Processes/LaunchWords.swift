import Documents
import Foundation

/// Puts before a program what starts it within limits: systemd's scopes where they can be had, else the kernel's own.
enum LaunchWords {
    /// The words for a visit's program.
    ///
    /// All of them become the program in the end: the process that is started is the program's own.
    ///
    /// - Parameters:
    ///   - scope: The scope for the visit; nil starts it without one.
    ///   - others: The threads of everybody on this machine, and those that other visits may still start.
    static func words(
        _ program: [String], limits: VisitLimits, scope: Scope?, others: Int
    ) -> [String] {
        var words: [String] = []
        let threads = threadLimit(limits)
        if let scope {
            // The environment is the app's, in which nobody finds the user's systemd.
            let manager = scope.manager.sorted { $0.key < $1.key }
            if !manager.isEmpty { words += ["env"] + manager.map { "\($0.key)=\($0.value)" } }
            words += ["systemd-run", "--quiet", "--scope", "--collect", "--unit=\(scope.name)"]
            if geteuid() != 0 { words.append("--user") }
            words += [
                "--property=MemoryMax=\(limits.memory)", "--property=MemorySwapMax=0", "--property=TasksMax=\(threads)",
                // A visit does not take more than one processor from the others.
                "--property=CPUQuota=100%", "--",
            ]
            if !manager.isEmpty { words += ["env"] + manager.flatMap { ["-u", $0.key] } }
        }
        // The address space is not limited: Swift and GTK reserve far more than they use. What they may write to is,
        // as a second line: it stops a program that grows faster than the watch looks. Stacks of threads count in full.
        words += [
            "prlimit", "--data=\(limits.memory + 768 << 20)", "--fsize=\(limits.fileSize)", "--core=0",
            // The kernel counts all threads of the user, not the visit's.
            "--nproc=\(others + threads)", "--cpu=\(limits.processorTime):\(limits.processorTime + 5)", "--nofile=1024",
        ]
        // Should this server be killed, so are the visits.
        words += ["setpriv", "--pdeathsig", "KILL"]
        return words + ["--"] + program
    }

    /// A scope of systemd's.
    struct Scope {
        var name: String
        /// The variables by which `systemd-run` finds the user's systemd; none for the machine's own.
        var manager: [String: String] = [:]

        /// - Parameter name: The visit's, without what all have in common.
        init(_ name: String, environment: (String) -> String?) {
            self.name = "seam-visit-" + name
            guard geteuid() != 0 else { return }
            for key in ["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"] { manager[key] = environment(key) }
        }
    }

    /// A process of an app has some ten threads, and more with each download.
    static func threadLimit(_ limits: VisitLimits) -> Int { max(64, limits.processes * 32) }

    /// All threads of this machine, as the fourth word of `/proc/loadavg` has them.
    static func threadsOfMachine() -> Int {
        let words = SystemFile.text("/proc/loadavg")?.split(separator: " ") ?? []
        return words.count > 3 ? words[3].split(separator: "/").last.flatMap { Int($0) } ?? 1000 : 1000
    }
}
