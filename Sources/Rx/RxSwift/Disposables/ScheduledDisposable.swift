import Synchronization

/// A disposable that disposes of another on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where the other is disposed of.
    public let scheduler: any ImmediateSchedulerType

    private let disposed = Atomic<Bool>(false)
    private let disposable: any Disposable

    /// Makes a disposable whose `dispose()` returns at once, and disposes of another on `scheduler`.
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
