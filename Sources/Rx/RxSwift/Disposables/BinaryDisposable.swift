import Synchronization

/// Two disposables of the library, disposed in order.
package final class BinaryDisposable: DisposeBase {
    private let disposed = Atomic<Bool>(false)
    private var first: DisposeBase?
    private var second: DisposeBase?

    package init(_ first: DisposeBase, _ second: DisposeBase) {
        self.first = first
        self.second = second
    }

    package override func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        first?.dispose()
        second?.dispose()
        first = nil
        second = nil
    }
}
