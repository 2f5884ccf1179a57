import Foundation

/// Does work on a dispatch queue, as concurrently as the queue is.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A moment.
    public typealias Time = Date

    private let timers: QueueTimers

    public var now: Date { Date() }

    /// Makes a scheduler of a queue.
    ///
    /// - Parameters:
    ///   - queue: Where work is done.
    ///   - leeway: How late a timer may fire.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        timers = QueueTimers(queue: queue, leeway: leeway)
    }

    /// Makes a scheduler with a concurrent queue of a quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxswift.queue.\(qos)", qos: qos, attributes: [.concurrent], target: nil),
            leeway: leeway)
    }

    public final func schedule<StateType>(
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
}
