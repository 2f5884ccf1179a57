import Foundation

/// How long, in time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment.
public typealias RxTime = Date

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's time.
    var now: RxTime { get }

    /// Does work after a time.
    ///
    /// - Returns: A disposable that cancels it.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable

    /// Does work again and again, each time with the state that the time before returned.
    ///
    /// - Returns: A disposable that cancels it.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let ticker = Ticker(self, state, period: period, action: action)
        ticker.start(after: startAfter)
        return ticker
    }
}

/// Periodic work of a scheduler that knows none: each tick schedules the next before it does its work, so that the
/// work's length does not delay the ticks. Ticks that come while the work is being done are made up for one by one.
private final class Ticker<Scheduler: SchedulerType, State>: DisposeBase {
    private let scheduler: Scheduler
    private let period: RxTimeInterval
    private let action: (State) -> State
    private let group = CompositeDisposable()
    private let lock = Lock()
    private var state: State
    private var pending = 0

    init(_ scheduler: Scheduler, _ state: State, period: RxTimeInterval, action: @escaping (State) -> State) {
        self.scheduler = scheduler
        self.state = state
        self.period = period
        self.action = action
    }

    func start(after dueTime: RxTimeInterval) {
        let slot = ScheduledSlot(group)
        slot.keep(
            scheduler.scheduleRelative((), dueTime: dueTime) { [self] in
                slot.finish()
                tick()
                return Disposables.create()
            })
    }

    private func tick() {
        guard !group.isDisposed else { return }
        start(after: period)
        let isIdle = lock.whileLocked {
            pending += 1
            return pending == 1
        }
        if isIdle { work() }
    }

    private func work() {
        guard !group.isDisposed else { return }
        state = action(state)
        let isBehind = lock.whileLocked {
            pending -= 1
            return pending > 0
        }
        guard isBehind else { return }
        let slot = ScheduledSlot(group)
        slot.keep(
            scheduler.schedule(()) { [self] in
                slot.finish()
                work()
                return Disposables.create()
            })
    }

    override func dispose() { group.dispose() }
}
