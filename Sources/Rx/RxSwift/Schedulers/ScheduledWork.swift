import Foundation
import Synchronization

/// Work that a queue will do, and what it has begun.
final class ScheduledWork<State>: DisposeBase, @unchecked Sendable {
    private let cancelled = Atomic<Bool>(false)
    private let state: State
    private let action: (State) -> any Disposable
    private let begun = SingleAssignmentDisposable()
    private let lock = Lock()
    private var timer: (any DispatchSourceTimer)?

    init(_ state: State, _ action: @escaping (State) -> any Disposable) {
        self.state = state
        self.action = action
    }

    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    func invoke() {
        lock.whileLocked { timer = nil }
        if !isCancelled { begun.setDisposable(action(state)) }
    }

    /// Does the work when a timer of the queue fires.
    func invoke(on queue: DispatchQueue, after interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + interval, leeway: leeway)
        timer.setEventHandler { self.invoke() }
        lock.whileLocked { self.timer = timer }
        timer.resume()
        if isCancelled { cancelTimer() }
    }

    override func dispose() {
        cancelled.store(true, ordering: .releasing)
        cancelTimer()
        begun.dispose()
    }

    private func cancelTimer() {
        let timer = lock.whileLocked {
            defer { self.timer = nil }
            return self.timer
        }
        timer?.cancel()
    }
}

/// A dispatch queue's timers, as schedulers need them.
struct QueueTimers: @unchecked Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        let work = ScheduledWork(state, action)
        queue.async { work.invoke() }
        return work
    }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork(state, action)
        work.invoke(on: queue, after: dueTime, leeway: leeway)
        return work
    }

    func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, _ action: @escaping (State) -> State
    ) -> any Disposable {
        let timer = Crossing(DispatchSource.makeTimerSource(queue: queue))
        let step = Crossing(PeriodicStep(state, action))
        timer.value.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        timer.value.setEventHandler { step.value.perform() }
        timer.value.resume()
        return Disposables.create {
            step.value.isCancelled.store(true, ordering: .releasing)
            timer.value.cancel()
        }
    }
}

private final class PeriodicStep<State> {
    let isCancelled = Atomic<Bool>(false)
    private var state: State
    private let action: (State) -> State

    init(_ state: State, _ action: @escaping (State) -> State) {
        self.state = state
        self.action = action
    }

    func perform() {
        if !isCancelled.load(ordering: .acquiring) { state = action(state) }
    }
}
