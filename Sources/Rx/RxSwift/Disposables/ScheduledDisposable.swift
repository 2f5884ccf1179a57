import Synchronization

/// A disposable that is disposed on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where it is disposed.
    public let scheduler: any ImmediateSchedulerType

    private let disposed = Atomic<Bool>(false)
    private let disposable: any Disposable

    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        self.disposable = disposable
    }

    public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    public func dispose() {
        _ = scheduler.schedule(()) { [self] in
            if !disposed.exchange(true, ordering: .acquiringAndReleasing) { disposable.dispose() }
            return Disposables.create()
        }
    }
}
