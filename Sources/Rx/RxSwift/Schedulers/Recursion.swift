/// Work that schedules itself again.
final class Recursion<State>: DisposeBase {
    private let group = CompositeDisposable()
    private let perform: (State, @escaping (State) -> any Disposable) -> any Disposable
    private let action: (State, (State) -> Void) -> Void

    init(
        schedule: @escaping (State, @escaping (State) -> any Disposable) -> any Disposable,
        action: @escaping (State, (State) -> Void) -> Void
    ) {
        perform = schedule
        self.action = action
    }

    func schedule(_ state: State) {
        guard !group.isDisposed else { return }
        // The work may be done before `perform` returns, and then there is nothing to keep.
        let slot = ScheduledSlot(group)
        slot.keep(
            perform(state) { [self] state in
                slot.finish()
                if !group.isDisposed { action(state) { self.schedule($0) } }
                return Disposables.create()
            })
    }

    override func dispose() { group.dispose() }
}

/// The place of one scheduled piece of work in a group, which it leaves when it is done.
final class ScheduledSlot {
    private let lock = Lock()
    private let group: CompositeDisposable
    private var isDone = false
    private var key: CompositeDisposable.DisposeKey?

    init(_ group: CompositeDisposable) { self.group = group }

    func keep(_ disposable: any Disposable) {
        guard !lock.whileLocked({ isDone }) else { return }
        let key = group.insert(disposable)
        let isLate = lock.whileLocked {
            self.key = key
            return isDone
        }
        if isLate, let key { group.remove(for: key) }
    }

    func finish() {
        let key = lock.whileLocked {
            isDone = true
            return self.key
        }
        if let key { group.remove(for: key) }
    }
}
