#if canImport(Darwin)
    import Darwin
    import os

    private typealias SystemLock = os_unfair_lock
#else
    import Foundation

    private typealias SystemLock = pthread_mutex_t
#endif

/// A lock of a few bytes, which `NSLock` is not: every property has one.
struct PropertyLock {
    private let lock: UnsafeMutablePointer<SystemLock>

    init() {
        lock = .allocate(capacity: 1)
        #if canImport(Darwin)
            lock.initialize(to: os_unfair_lock())
        #else
            lock.initialize(to: pthread_mutex_t())
            pthread_mutex_init(lock, nil)
        #endif
    }

    /// To be called once, when nobody has the lock any longer.
    func destroy() {
        #if !canImport(Darwin)
            pthread_mutex_destroy(lock)
        #endif
        lock.deinitialize(count: 1)
        lock.deallocate()
    }

    func acquire() {
        #if canImport(Darwin)
            os_unfair_lock_lock(lock)
        #else
            pthread_mutex_lock(lock)
        #endif
    }

    func release() {
        #if canImport(Darwin)
            os_unfair_lock_unlock(lock)
        #else
            pthread_mutex_unlock(lock)
        #endif
    }

    func whileHeld<Result>(_ body: () -> Result) -> Result {
        acquire()
        defer { release() }
        return body()
    }
}
