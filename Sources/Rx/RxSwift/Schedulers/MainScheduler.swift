import Foundation
import Synchronization

/// Does work on the main thread: at once when it is called there and nothing waits, in order otherwise.
///
/// It is serial, which makes it the scheduler for what a user interface is bound to.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    private let enqueued = Atomic<Int>(0)

    /// Makes a scheduler with an order of its own.
    public init() { super.init(serialQueue: .main) }

    /// The shared instance.
    public static let instance = MainScheduler()

    /// A scheduler that never does work at once, not even on the main thread.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// Stops the program when it is not called on the main thread.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if !MainQueue.isCurrent { fatalError(errorMessage ?? Self.wrongThread) }
    }

    /// Stops the program when it is not called on the main thread.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        if !MainQueue.isCurrent { fatalError(errorMessage ?? Self.wrongThread) }
    }

    private static let wrongThread =
        "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."

    override func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let before = enqueued.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if before == 0, MainQueue.isCurrent {
            let begun = action(state)
            enqueued.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            return begun
        }
        let work = ScheduledWork(state, action)
        timers.queue.async { [self] in
            work.invoke()
            enqueued.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }
        return work
    }

    override func perform(_ work: @escaping @Sendable () -> Void) {
        let before = enqueued.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
        if before == 0, MainQueue.isCurrent {
            work()
            enqueued.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        } else {
            timers.queue.async { [self] in
                work()
                enqueued.wrappingSubtract(1, ordering: .acquiringAndReleasing)
            }
        }
    }
}
