internal import Foundation

/// Runs the work of an actor with a context.
public protocol ModelExecutor: SerialExecutor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// Runs the work of an actor on a queue of its own.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "com.apple.SwiftData.ModelExecutor")

    /// Creates what runs work with a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
