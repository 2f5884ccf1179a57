import Foundation

/// The work that waits on a thread until the subscription in progress is made.
final class Trampoline {
    /// Whether a subscription is in progress, so that work is to wait.
    var isActive = false

    private var waiting = Fifo<TrampolineItem>()

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
        }
        return key
    }()

    /// The calling thread's.
    @inline(__always)
    static var current: Trampoline {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
        }
        return make()
    }

    @inline(never)
    private static func make() -> Trampoline {
        let trampoline = Trampoline()
        pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
        return trampoline
    }

    /// Lets an item wait, or begins with it when there is nothing to wait for.
    func perform(_ item: TrampolineItem) {
        waiting.append(item)
        guard !isActive else { return }
        isActive = true
        drain()
    }

    /// Does what waits, and is inactive then.
    @inline(__always)
    func drain() {
        if !waiting.isEmpty { empty() }
        isActive = false
    }

    private func empty() {
        while let item = waiting.popFirst() { item.invoke() }
    }
}

/// Work on the current thread.
class TrampolineItem: SinkBase {
    func invoke() {}

    final var isCancelled: Bool { state.load(ordering: .acquiring) & Flag.disposed != 0 }

    override func dispose() { _ = raise(Flag.disposed) }
}

/// Work that is done again as long as it wants.
final class TrampolineLoop: TrampolineItem {
    private let body: () -> Bool

    init(_ body: @escaping () -> Bool) { self.body = body }

    override func invoke() {
        if !isCancelled, body() { Trampoline.current.perform(self) }
    }
}

/// Work that is done once and returns what it began.
final class TrampolineAction<State>: TrampolineItem {
    private let value: State
    private let action: (State) -> any Disposable
    private let begun = SingleAssignmentDisposable()

    init(_ value: State, _ action: @escaping (State) -> any Disposable) {
        self.value = value
        self.action = action
    }

    override func invoke() {
        if !isCancelled { begun.setDisposable(action(value)) }
    }

    override func dispose() {
        super.dispose()
        begun.dispose()
    }
}
