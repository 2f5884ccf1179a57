import AppBuilder
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The seam command in a process of its own, with all that it starts, and what they print in a file without a name.
final class SeamProcess: @unchecked Sendable {
    private let process: Subprocess
    private let descriptor: Int32
    private let condition = NSCondition()
    private var ending: Subprocess.Ending?

    /// Starts the command.
    ///
    /// - Parameter program: The path of the command.
    init(_ program: String, _ arguments: [String]) throws(ToolFailure) {
        let name = FileManager.default.temporaryDirectory.appending(path: "seam-agent-\(UUID().uuidString)").path
        descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ToolFailure("failed", "\(name) cannot be written: \(String(cString: strerror(errno)))")
        }
        unlink(name)
        do throws(BuildError) {
            process = try Subprocess(program, arguments, output: descriptor, ownGroup: true)
        } catch {
            throw ToolFailure("failed", error.message)
        }
        Thread.detachNewThread { [self] in
            let ending = process.wait()
            condition.lock()
            self.ending = ending
            condition.broadcast()
            condition.unlock()
        }
    }

    deinit { close(descriptor) }

    /// How the command ended; nil while it runs.
    var result: Subprocess.Ending? {
        condition.lock()
        defer { condition.unlock() }
        return ending
    }

    /// Waits for the end, `seconds` at most.
    @discardableResult
    func wait(_ seconds: TimeInterval) -> Subprocess.Ending? {
        condition.lock()
        defer { condition.unlock() }
        let end = Date().addingTimeInterval(seconds)
        while ending == nil, condition.wait(until: end) {}
        return ending
    }

    /// Ends the command and what it has started, by force if asking does not help.
    func stop() {
        guard result == nil else { return }
        kill(-process.pid, SIGTERM)
        if wait(3) == nil {
            kill(-process.pid, SIGKILL)
            wait(5)
        }
    }

    /// How much has been printed, in bytes.
    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The output from `start` on.
    func output(from start: Int = 0, limit: Int = .max) -> String {
        let count = max(0, min(size - start, limit))
        var bytes = [UInt8](repeating: 0, count: count)
        let read = pread(descriptor, &bytes, count, off_t(start))
        return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
    }

    /// Waits for the end of work that the call is about, and tells the client what the command says of it.
    func finish(for call: AgentCall) throws(ToolFailure) -> (ending: Subprocess.Ending, text: String) {
        try call.withCancellation({ self.stop() }) { () throws(ToolFailure) in
            var told = 0
            while true {
                if let ending = wait(0.25) { return (ending, output()) }
                let text = output(from: told, limit: 1 << 20)
                guard let end = text.lastIndex(of: "\n") else { continue }
                let lines = text[...end]
                told += lines.utf8.count
                let last = lines.split(separator: "\n").last { $0.hasPrefix("seam: ") && $0.hasSuffix("...") }
                if let last { call.report(String(last.dropFirst(6).dropLast(3))) }
            }
        }
    }
}
