import Foundation
import Synchronization

/// A program that runs beside the test, its lines kept as they come.
final class ChildProcess: Sendable {
    private nonisolated(unsafe) let process = Process()
    private nonisolated(unsafe) let input = Pipe()
    private let output: Output

    init(
        _ path: String, _ arguments: [String] = [], environment: [String: String], mergesErrors: Bool = false
    ) throws {
        let output = Output()
        self.output = output
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardOutput = pipe
        process.standardError = mergesErrors ? pipe : FileHandle.nullDevice
        process.standardInput = input
        // A dispatch thread has every signal blocked, and a child would inherit that: it could not be terminated.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        let reader = Thread {
            while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { output.append(data) }
            output.end()
        }
        reader.start()
    }

    var pid: Int32 { process.processIdentifier }

    var lines: [String] { output.lines }

    func write(_ line: String) {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
    }

    /// Waits until a line fulfils the condition, from line `start` on; nil after `seconds`.
    func line(from start: Int = 0, within seconds: Double = 10, where condition: (String) -> Bool) -> String? {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            if let line = lines.dropFirst(start).first(where: condition) { return line }
            usleep(5000)
        } while Date() < end
        return nil
    }

    /// Waits for the end; nil if it does not come.
    func status(within seconds: Double = 10) -> Int32? {
        let end = Date(timeIntervalSinceNow: seconds)
        while process.isRunning {
            if Date() > end { return nil }
            usleep(5000)
        }
        return process.terminationStatus
    }

    func end() {
        guard process.isRunning else { return }
        process.terminate()
        _ = status(within: 3)
    }

    /// Runs a program to its end.
    @discardableResult
    static func run(_ path: String, _ arguments: [String], environment: [String: String]) throws -> String {
        let child = try ChildProcess(path, arguments, environment: environment)
        if child.status(within: 30) == nil { child.end() }
        // The end of the program may be known before its last words.
        for _ in 0..<400 where !child.output.hasEnded { usleep(5000) }
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
