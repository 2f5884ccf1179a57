import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// One process with tests: takes what it tells and prints, and watches the time.
final class TestSession: @unchecked Sendable {
    private let lock = NSLock()
    private let target: String
    private let timeout: Double?
    private let observer: TestObserver?

    private var reader = TestEventReader()
    private var order: [String] = []
    private var cases: [String: TestCaseResult] = [:]
    private var running: [String: Date] = [:]
    private(set) var listed: [String] = []
    private(set) var isFinished = false
    /// The process, for signals.
    private var process: pid_t?
    private var timedOut: Set<String> = []
    private var isOver = false
    /// Whether the stacks have been written.
    private var hasStacks = false

    private var logs: [String: String] = [:]
    private var loggedTest: String?

    init(target: String, timeout: Double?, observer: TestObserver?) {
        self.target = target
        self.timeout = timeout
        self.observer = observer
    }

    // MARK: What it tells

    func take(_ data: Data) {
        lock.withLock {
            for event in reader.read(data) { take(event) }
        }
    }

    private func change(_ test: String, _ change: (inout TestCaseResult) -> Void) {
        if cases[test] == nil {
            order.append(test)
            cases[test] = TestCaseResult(target: target, test: test)
        }
        change(&cases[test]!)
    }

    private func take(_ event: TestEventReader.Event) {
        switch event {
        case .listed(let test): listed.append(test)
        case .started(let test):
            change(test) { _ in }
            running[test] = Date()
            observer?.started(target, test)
        case .failed(let test, let failure):
            change(test) {
                $0.failures.append(failure)
                if !failure.isExpected { $0.outcome = .failed }
            }
        case .skipped(let test, let reason):
            change(test) {
                $0.outcome = $0.outcome == .passed ? .skipped : $0.outcome
                $0.reason = reason ?? $0.reason
            }
            // Swift Testing tells of no end of what it skips.
            if running[test] == nil { observer?.ended(cases[test]!) }
        case .attached(let test, let file): change(test) { $0.attachments.append(file) }
        case .ended(let test, let seconds):
            running[test] = nil
            change(test) {
                $0.seconds = seconds
                $0.log = logs[test] ?? ""
            }
            observer?.ended(cases[test]!)
        case .finished: isFinished = true
        }
    }

    // MARK: What it prints

    /// Takes a line without its end.
    func print(_ line: String) {
        lock.withLock {
            if let match = line.prefixMatch(of: #/Test Case '(.+)\.([^.]+)' started at /#) {
                loggedTest = "\(match.1)/\(match.2)"
            } else if let test = loggedTest, line.hasPrefix("Test Case '"),
                line.contains("' passed (")
                    || line.contains("' failed (") || line.contains("' skipped (")
            {
                cases[test]?.log = logs[test] ?? ""
                loggedTest = nil
            } else if let test = loggedTest {
                logs[test, default: ""] += line + "\n"
                if let match = line.firstMatch(of: #/: Test skipped(?:: | - )(.*)$/#) {
                    change(test) { $0.reason = String(match.1) }
                }
            }
            if line.contains("*** Signal "), line.hasSuffix(" ***") { hasStacks = true }
            observer?.printed(target, line)
        }
    }

    // MARK: Time

    /// Watches the time of the tests until the process is over.
    func watch(_ process: pid_t) {
        lock.withLock { self.process = process }
        guard let timeout else { return }
        Thread.detachNewThread { [self] in
            while true {
                usleep(50_000)
                let isLate = lock.withLock { () -> Bool? in
                    if isOver { return nil }
                    let late = running.filter { Date().timeIntervalSince($0.value) > timeout }
                    timedOut = Set(late.keys)
                    return !late.isEmpty
                }
                guard let isLate else { return }
                if isLate { return end(process) }
            }
        }
    }

    /// Has the process write the stacks of its threads, and ends it.
    private func end(_ process: pid_t) {
        kill(process, SIGQUIT)
        for _ in 0..<1200 where !lock.withLock({ hasStacks || isOver }) { usleep(50_000) }
        if !lock.withLock({ isOver }) { kill(process, SIGKILL) }
    }

    // MARK: The end

    /// The process is over. Returns what became of the tests that it began, and those that it did not end.
    func finish(_ outcome: AppProcess.Outcome) -> (cases: [TestCaseResult], interrupted: [String]) {
        lock.withLock {
            isOver = true
            let interrupted = order.filter { running[$0] != nil }
            let suspects = timedOut.isEmpty ? interrupted : interrupted.filter(timedOut.contains)
            for test in suspects { cases[test]!.log = logs[test] ?? "" }
            if suspects.count == 1 { blame(suspects[0], outcome) }
            return (order.filter { !interrupted.contains($0) || suspects == [$0] }.map { cases[$0]! }, interrupted)
        }
    }

    private func blame(_ test: String, _ outcome: AppProcess.Outcome) {
        let began = running[test] ?? Date()
        change(test) {
            $0.seconds = Date().timeIntervalSince(began)
            if timedOut.contains(test) {
                $0.outcome = .timedOut
                $0.stack = CrashReport.threads(of: outcome.crashReport)
                $0.failures.append(.init(message: "was ended: it took longer than \(timeout ?? 0) seconds"))
            } else {
                $0.outcome = .crashed
                $0.stack = CrashReport.authorFrames(of: outcome.crashReport)
                var failure = TestCaseResult.Failure(message: CrashReport.reason(outcome.ending))
                if let place = $0.stack.first?.firstMatch(of: /^(\/.+?\.swift):(\d+)/) {
                    failure.file = String(place.1)
                    failure.line = Int(place.2)
                }
                $0.failures.append(failure)
            }
        }
        observer?.ended(cases[test]!)
    }
}
