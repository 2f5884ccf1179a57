import Glibc

/// A lock with the state that it guards.
///
/// It is not recursive: a thread that takes it twice waits for ever.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Whom the lock must or must not belong to.
    public enum Ownership: Hashable, Sendable {
        /// The thread that asks has the lock.
        case owner
        /// The thread that asks does not have the lock.
        case notOwner
    }

    /// The lock, the thread that has it, and the state, at an address that stays.
    fileprivate final class Storage {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var owner: pthread_t?
        var state: State

        init(_ state: State) {
            self.state = state
            mutex.initialize(to: pthread_mutex_t())
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func lock() {
            pthread_mutex_lock(mutex)
            owner = pthread_self()
        }

        func tryLock() -> Bool {
            guard pthread_mutex_trylock(mutex) == 0 else { return false }
            owner = pthread_self()
            return true
        }

        func unlock() {
            owner = nil
            pthread_mutex_unlock(mutex)
        }
    }

    fileprivate let storage: Storage

    /// A lock with a state that may be passed between threads.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// A lock with a state for which the caller answers.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Runs a closure with the lock and the state.
    public func withLock<Result>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result where Result: Sendable {
        try withLockUnchecked(body)
    }

    /// Runs a closure, for which the caller answers, with the lock and the state.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock()
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Runs a closure if the lock is free; nil if it is not.
    public func withLockIfAvailable<Result>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? where Result: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Runs a closure, for which the caller answers, if the lock is free; nil if it is not.
    public func withLockIfAvailableUnchecked<Result>(
        _ body: (inout State) throws -> Result
    ) rethrows -> Result? {
        guard storage.tryLock() else { return nil }
        defer { storage.unlock() }
        return try body(&storage.state)
    }

    /// Stops the process unless the lock belongs to whom it should.
    public func precondition(_ condition: Ownership) {
        // The owner is read without the lock: only whether it is this very thread counts.
        let isOwn = storage.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
        Swift.precondition(isOwn == (condition == .owner), "the lock does not belong to whom it should")
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until the lock is free, and takes it.
    public func lock() { storage.lock() }

    /// Gives the lock back. The thread must have it.
    public func unlock() { storage.unlock() }

    /// Takes the lock if it is free, and tells whether it did.
    public func lockIfAvailable() -> Bool { storage.tryLock() }

    /// Runs a closure with the lock.
    public func withLock<Result>(
        _ body: @Sendable () throws -> Result
    ) rethrows -> Result where Result: Sendable {
        try withLockUnchecked(body)
    }

    /// Runs a closure, for which the caller answers, with the lock.
    public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
        storage.lock()
        defer { storage.unlock() }
        return try body()
    }

    /// Runs a closure if the lock is free; nil if it is not.
    public func withLockIfAvailable<Result>(
        _ body: @Sendable () throws -> Result
    ) rethrows -> Result? where Result: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Runs a closure, for which the caller answers, if the lock is free; nil if it is not.
    public func withLockIfAvailableUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result? {
        guard storage.tryLock() else { return nil }
        defer { storage.unlock() }
        return try body()
    }
}
