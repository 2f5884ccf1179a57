import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Messages of the tool, on standard error: standard output belongs to the app.
public enum Console {
    /// Whether standard error is a terminal.
    public static let isInteractive = isatty(2) == 1

    public static func note(_ text: String) {
        write("seam: " + text + "\n")
    }

    public static func print(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Runs `work` under a line that counts the seconds, once there are any to count, and tells which share is done
    /// where the programs that `work` runs say so.
    ///
    /// - Parameters:
    ///   - title: What is being done.
    ///   - modules: The folders of the modules that `work` compiles, each as a whole, by their names. Empty if others,
    ///     or only some of them.
    ///   - work: The work.
    public static func progress<Result>(
        _ title: String, modules: [String: URL] = [:], _ work: () throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        let line = ProgressLine(title: title, isInteractive: isInteractive, modules: modules)
        let (delay, interval): (TimeInterval, TimeInterval) = isInteractive ? (0.3, 0.2) : (2, 1)
        let timer = Ticker(after: delay, every: interval) {
            if let text = line.text(at: Date()) { write(text) }
        }
        defer {
            timer.stop()
            if isInteractive { write(ProgressLine.erasure) }
        }
        return try work()
    }

    private static let lock = NSLock()

    static func write(_ text: String) {
        lock.withLock { FileHandle.standardError.write(Data(text.utf8)) }
    }

    /// Calls a closure on a thread of its own.
    private final class Ticker: @unchecked Sendable {
        private let condition = NSCondition()
        private var isStopped = false

        init(after delay: TimeInterval, every interval: TimeInterval, _ tick: @escaping @Sendable () -> Void) {
            Thread.detachNewThread { [self] in
                condition.lock()
                defer { condition.unlock() }
                var next = Date().addingTimeInterval(delay)
                while !isStopped {
                    if condition.wait(until: next) { continue }
                    tick()
                    next = Date().addingTimeInterval(interval)
                }
            }
        }

        /// No tick comes after this.
        func stop() {
            condition.lock()
            isStopped = true
            condition.signal()
            condition.unlock()
        }
    }
}
