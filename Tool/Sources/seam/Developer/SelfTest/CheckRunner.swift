import AppBuilder
import Foundation

/// Runs checks, some at a time, and prints how each came out.
final class CheckRunner: @unchecked Sendable {
    private let condition = NSCondition()
    private let alone: [Check]
    private var waiting: [Check]
    /// The build folders that checks are working in.
    private var busy: Set<String> = []
    private(set) var counts = (passed: 0, failed: 0, skipped: 0)

    init(_ checks: [Check]) {
        alone = checks.filter(\.isAlone)
        waiting = checks.filter { !$0.isAlone }
    }

    /// Runs those that are alone, then the others, as many at a time as there are cores; returns when all have ended.
    func run() {
        alone.forEach(run)
        let workers = min(waiting.count, 4, ProcessInfo.processInfo.activeProcessorCount)
        DispatchQueue.concurrentPerform(iterations: max(1, workers)) { _ in
            while let check = next() {
                run(check)
                ended(check)
            }
        }
    }

    /// The first check whose folder is free; nil when none is left.
    private func next() -> Check? {
        condition.lock()
        defer { condition.unlock() }
        while !waiting.isEmpty {
            if let index = waiting.firstIndex(where: { $0.folder.map { !busy.contains($0) } ?? true }) {
                let check = waiting.remove(at: index)
                if let folder = check.folder { busy.insert(folder) }
                return check
            }
            condition.wait()
        }
        return nil
    }

    private func ended(_ check: Check) {
        guard let folder = check.folder else { return }
        condition.withLock {
            busy.remove(folder)
            condition.broadcast()
        }
    }

    private func run(_ check: Check) {
        let start = Date()
        var outcome: Check.Outcome
        do {
            outcome = try Console.progress(check.name, check.run)
        } catch {
            outcome = .failed(error.message)
        }
        let time = String(format: "%.1f s", Date().timeIntervalSince(start))
        condition.withLock {
            switch outcome {
            case .passed:
                counts.passed += 1
                print("passed   \(check.name) (\(time))")
            case .failed(let message):
                counts.failed += 1
                print("FAILED   \(check.name) (\(time))\n\(message)")
            case .skipped(let reason):
                counts.skipped += 1
                print("skipped  \(check.name): \(reason)")
            }
            fflush(nil)
        }
    }
}

extension Check {
    fileprivate var isAlone: Bool {
        if case .none = company { true } else { false }
    }

    fileprivate var folder: String? {
        if case .folder(let folder) = company { folder } else { nil }
    }
}
