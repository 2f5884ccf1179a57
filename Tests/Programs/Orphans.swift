import Foundation
import Glibc

/// Ends the programs that a test started when the tests themselves are killed, and so cannot.
///
/// A shell is told of each by a pipe, whose end it sees when the process of the tests is gone, however that went.
enum Orphans {
    static func add(_ pid: pid_t) { tell("+ \(pid)") }

    /// Call before the number can be another program's.
    static func remove(_ pid: pid_t) { tell("- \(pid)") }

    private static func tell(_ line: String) {
        let bytes = [UInt8]((line + "\n").utf8)
        // Short lines are written whole.
        _ = Glibc.write(pipe, bytes, bytes.count)
    }

    private static let script = """
        trap '' INT TERM HUP
        pids=
        while read -r sign pid; do
            rest=
            for one in $pids; do [ "$one" = "$pid" ] || rest="$rest $one"; done
            pids=$rest
            [ "$sign" = - ] || pids="$pids $pid"
        done
        [ -z "$pids" ] || kill $pids
        """

    private static let pipe: Int32 = {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { return -1 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        // Whoever reads the tests' own output waits for the end of all that could write to it.
        for descriptor: Int32 in [1, 2] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
        }
        var words = (["/bin/sh", "-c", script] as [String]).map { strdup($0) } + [nil]
        defer {
            for word in words { free(word) }
        }
        var pid: pid_t = 0
        let status = posix_spawn(&pid, "/bin/sh", &actions, nil, &words, environ)
        close(ends[0])
        guard status == 0 else {
            close(ends[1])
            return -1
        }
        return ends[1]
    }()
}
