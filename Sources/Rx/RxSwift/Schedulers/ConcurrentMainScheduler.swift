import Foundation

/// Does work on the main thread, at once when it is called there.
///
/// It is not serial; it is made for `subscribe(on:)`.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
    /// A time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A moment.
    public typealias Time = Date

    private let timers = QueueTimers(queue: .main, leeway: .nanoseconds(0))

    /// The one instance.
    public static let instance = ConcurrentMainScheduler()

    private init() {}

    public var now: Date { Date() }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        MainQueue.isCurrent ? action(state) : timers.schedule(state, action)
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
