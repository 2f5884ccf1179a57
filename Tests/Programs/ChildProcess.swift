import Foundation
import Glibc
import Synchronization

/// A program that runs beside the test, its lines kept as they come.
///
/// It is started by `posix_spawn`: Foundation's `Process` crashes once in some thousand starts.
package final class ChildProcess: Sendable {
    package let pid: pid_t
    private let input: Int32
    private let output = Output()
    /// The exit status, or the signal, once the program has ended.
    private let ending = Mutex<Int32?>(nil)

    package struct CannotStart: Error, CustomStringConvertible {
        package let description: String
    }

    package init(
        _ path: String, _ arguments: [String] = [], environment: [String: String], mergesErrors: Bool = false
    ) throws {
        // A program that has ended is written to in vain, and not to the test's own end.
        signal(SIGPIPE, SIG_IGN)
        let (read, write) = (try Self.pipe(), try Self.pipe())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, write.out, 0)
        posix_spawn_file_actions_adddup2(&actions, read.into, 1)
        if mergesErrors {
            posix_spawn_file_actions_adddup2(&actions, read.into, 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        }
        // A dispatch thread has every signal blocked, and a child would inherit that: it could not be terminated.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, usual) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&usual)
        sigaddset(&usual, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for word in words + variables { free(word) }
        }
        var pid: pid_t = 0
        let status = posix_spawn(&pid, path, &actions, &attributes, &words, &variables)
        close(write.out)
        close(read.into)
        guard status == 0 else {
            close(write.into)
            close(read.out)
            throw CannotStart(description: "\(path): \(String(cString: strerror(status)))")
        }
        self.pid = pid
        Orphans.add(pid)
        input = write.into
        let (output, source) = (output, read.out)
        Thread {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = Glibc.read(source, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                output.append(Data(buffer[..<count]))
            }
            close(source)
            output.end()
        }.start()
    }

    deinit { close(input) }

    /// A pipe that other children do not inherit.
    private static func pipe() throws -> (out: Int32, into: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else {
            throw CannotStart(description: "no pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    package var lines: [String] { output.lines }

    package func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(input, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            done += count
        }
    }

    /// Waits until a line fulfils the condition, from line `start` on; nil after `seconds`, or when none can come any more.
    package func line(from start: Int = 0, within seconds: Double = 10, where condition: (String) -> Bool) -> String? {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            let hasEnded = output.hasEnded
            if let line = lines.dropFirst(start).first(where: condition) { return line }
            if hasEnded { return nil }
            usleep(5000)
        } while Date() < end
        return nil
    }

    /// The exit status, or the number of the signal that ended the program; nil while it runs.
    private var currentStatus: Int32? {
        ending.withLock { ending in
            if let ending { return ending }
            var information = siginfo_t()
            guard waitid(P_PID, id_t(pid), &information, WEXITED | WNOHANG | WNOWAIT) == 0, information.si_signo != 0
            else { return nil }
            Orphans.remove(pid)
            var status: Int32 = 0
            guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
            // The macros of wait(2): the low seven bits are the signal, the next byte the exit status.
            let number = status & 0x7F
            ending = number == 0 ? (status >> 8) & 0xFF : number
            return ending
        }
    }

    /// Waits for the end; nil if it does not come.
    package func status(within seconds: Double = 10) -> Int32? {
        let end = Date(timeIntervalSinceNow: seconds)
        while true {
            if let status = currentStatus {
                awaitLastWords()
                return status
            }
            if Date() > end { return nil }
            usleep(5000)
        }
    }

    /// Waits until the program's output has been read: its end may be known before. A program that it left running may
    /// hold the output open, so this does not wait for long.
    private func awaitLastWords() {
        for _ in 0..<400 where !output.hasEnded { usleep(5000) }
    }

    package func end() {
        guard currentStatus == nil else { return }
        kill(pid, SIGTERM)
        if status(within: 3) == nil {
            kill(pid, SIGKILL)
            _ = status(within: 3)
        }
    }

    /// Runs a program to its end.
    @discardableResult
    package static func run(_ path: String, _ arguments: [String], environment: [String: String]) throws -> String {
        let child = try ChildProcess(path, arguments, environment: environment)
        if child.status(within: 30) == nil { child.end() }
        return child.lines.joined(separator: "\n")
    }

    private final class Output: Sendable {
        private let text = Mutex(Data())
        private let ended = Atomic(false)

        var hasEnded: Bool { ended.load(ordering: .acquiring) }
        func end() { ended.store(true, ordering: .releasing) }

        func append(_ data: Data) { text.withLock { $0.append(data) } }

        /// The finished lines.
        var lines: [String] {
            let text = text.withLock { $0 }
            return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }
}
