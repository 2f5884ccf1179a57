public import Foundation
internal import SeamPrimitives

/// Marks a private queue, or a stretch of work, as a context's.
final class QueueMark: @unchecked Sendable {
    private let anchor: Anchor<NSManagedObjectContext>
    init(_ anchor: Anchor<NSManagedObjectContext>) { self.anchor = anchor }
    var context: NSManagedObjectContext? { anchor.object }
}

extension NSManagedObjectContext {
    static let queueKey = DispatchSpecificKey<QueueMark>()

    /// When ``perform(schedule:_:)`` runs its closure.
    public enum ScheduledTaskType: Sendable {
        /// At once, if this is the context's queue already.
        case immediate
        /// After what waits on the context's queue.
        case enqueued
    }

    /// The context that is performing on this thread.
    static var current: NSManagedObjectContext? {
        (Thread.current.threadDictionary[performingKey] as? QueueMark)?.context
            ?? DispatchQueue.getSpecific(key: queueKey)?.context
    }

    private static let performingKey = "org.seam.coredata.performing"

    /// Whether the caller may use the context's objects.
    final var isOnQueue: Bool {
        switch concurrencyType {
        case .mainQueueConcurrencyType: MainQueue.isCurrent
        case .privateQueueConcurrencyType: Self.current === self
        case .confinementConcurrencyType: true
        }
    }

    private func performing<Result>(_ body: () throws -> Result) rethrows -> Result {
        let values = Thread.current.threadDictionary
        let before = values[Self.performingKey]
        values[Self.performingKey] = QueueMark(registry.anchor)
        defer { values[Self.performingKey] = before }
        return try body()
    }

    /// See ``perform(_:)``.
    final func performLater(_ block: @escaping () -> Void) {
        let work = UncheckedWork(
            Tracing.goingOn("perform") {
                self.performing {
                    block()
                    self.processPendingChanges()
                }
            })
        (queue ?? .main).async { work.run() }
    }

    /// Runs a closure on the context's queue, waits for it, and gives what it gives. Any thread.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try waiting(block) }

    final func waiting<T>(_ block: () throws -> T) rethrows -> T {
        guard !isOnQueue else { return try performing(block) }
        return try (queue ?? .main).sync { try performing(block) }
    }

    /// Runs a closure on the context's queue and gives what it gives; then tells of the changes it made.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        let result: UncheckedResult<T> = await withCheckedContinuation { continuation in
            let run = {
                let result = self.performing { Result(catching: block) }
                self.performing { self.processPendingChanges() }
                continuation.resume(returning: UncheckedResult(result: result))
            }
            if schedule == .immediate, isOnQueue { return run() }
            let later = UncheckedWork(Tracing.goingOn("perform", run))
            (queue ?? .main).async { later.run() }
        }
        return try Self.value(of: result.result, insteadOf: block)
    }

    /// What the closure gave or threw: `rethrows` asks for a call of a closure that throws.
    private static func value<T>(
        of result: Result<T, any Error>, insteadOf block: () throws -> T
    ) rethrows -> T {
        switch result {
        case .success(let value): return value
        case .failure(let error):
            return try { (_: () throws -> T) throws -> T in throw error }(block)
        }
    }

    /// Stops if objects are used outside of their context's queue, when the app was started with
    /// `-com.apple.CoreData.ConcurrencyDebug 1`.
    @inline(__always)
    final func checkThread() {
        guard Self.checksThreads, !isOnQueue else { return }
        fatalError(
            "Multithreading_Violation_AllThatIsLeftToUsIsHonor: a managed object context or its objects were used "
                + "outside of its queue")
    }

    static let checksThreads: Bool = {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "-com.apple.CoreData.ConcurrencyDebug"),
            arguments.indices.contains(flag + 1)
        else { return false }
        return (Int(arguments[flag + 1]) ?? 0) > 0 || ["YES", "true"].contains(arguments[flag + 1])
    }()
}

private struct UncheckedResult<T>: @unchecked Sendable {
    let result: Result<T, any Error>
}
