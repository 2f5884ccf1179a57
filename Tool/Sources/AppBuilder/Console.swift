import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// What the tool says while it works: on standard error, so that an app's own output stays alone on standard output.
public enum Console {
    /// Whether somebody looks at it as it is written.
    public static let isInteractive = isatty(2) == 1

    public static func note(_ text: String) {
        write("seam: " + text + "\n")
    }

    public static func print(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Runs `work` under a line that counts the seconds, once there are any to count.
    public static func progress<Result>(
        _ title: String, _ work: () throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        let start = Date()
        guard isInteractive else {
            let timer = Ticker(after: 2, every: nil) { _ in note(title + "...") }
            defer { timer.stop() }
            return try work()
        }
        let timer = Ticker(after: 0.3, every: 0.2) { _ in
            write("\r\u{1B}[K" + title + String(format: "... %.0f s", Date().timeIntervalSince(start)))
        }
        defer {
            timer.stop()
            write("\r\u{1B}[K")
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

        init(after delay: TimeInterval, every interval: TimeInterval?, _ tick: @escaping @Sendable (Int) -> Void) {
            Thread.detachNewThread { [self] in
                condition.lock()
                defer { condition.unlock() }
                var next = Date().addingTimeInterval(delay)
                var count = 0
                while !isStopped {
                    if condition.wait(until: next) { continue }
                    tick(count)
                    count += 1
                    guard let interval else { return }
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
