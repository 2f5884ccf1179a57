import Foundation

/// Keeps the output of a process until it is over, where several run at a time.
final class BufferedObserver: TestObserver, @unchecked Sendable {
    private let observer: (any TestObserver)?
    private let lock = NSLock()
    private var lines: [(target: String, line: String)] = []
    private static let printing = NSLock()

    init(_ observer: (any TestObserver)?) {
        self.observer = observer
    }

    func started(_ target: String, _ test: String) { observer?.started(target, test) }
    func ended(_ result: TestCaseResult) { observer?.ended(result) }

    func printed(_ target: String, _ line: String) {
        lock.withLock { lines.append((target, line)) }
    }

    func flush() {
        Self.printing.withLock {
            for (target, line) in lock.withLock({ lines }) { observer?.printed(target, line) }
        }
    }
}
