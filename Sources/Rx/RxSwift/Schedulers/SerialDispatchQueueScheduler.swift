import Foundation

/// Does work on a serial dispatch queue, one piece after the other.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A moment.
    public typealias Time = Date

    let timers: QueueTimers

    public var now: Date { Date() }

    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        timers = QueueTimers(queue: serialQueue, leeway: leeway)
        traceInit()
    }

    deinit { traceDeinit() }

    /// Makes a scheduler with a queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The queue's label.
    ///   - serialQueueConfiguration: Called with the queue first, to set its target for instance.
    ///   - leeway: How late a timer may fire.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// Makes a scheduler whose work is serialised on top of `queue`.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            serialQueue: DispatchQueue(label: internalSerialQueueName, attributes: [], target: queue), leeway: leeway)
    }

    /// Makes a scheduler whose work is serialised on top of the global queue of a quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
            leeway: leeway)
    }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        timers.schedule(state, action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        timers.scheduleRelative(state, dueTime: dueTime, action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        timers.schedulePeriodic(state, startAfter: startAfter, period: period, action)
    }

    /// Does work on the queue which needs no cancelling; at once where the scheduler may.
    func perform(_ work: @escaping @Sendable () -> Void) { timers.queue.async(execute: work) }
}
