import Foundation

/// Does work on an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    /// Where work is done.
    public let operationQueue: OperationQueue

    /// The priority of its operations.
    public let queuePriority: Operation.QueuePriority

    /// Makes a scheduler of a queue.
    ///
    /// - Parameters:
    ///   - operationQueue: Where work is done, as concurrently as the queue is.
    ///   - queuePriority: The priority of its operations.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork(state, action)
        let operation = BlockOperation { work.invoke() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return work
    }
}
