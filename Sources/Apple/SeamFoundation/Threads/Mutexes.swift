import Glibc

// Declarations of Darwin's pthread.h that glibc lacks or types differently.

/// Glibc's constants for kinds of mutex are Swift's `Int`.
@_disfavoredOverload
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
    Glibc.pthread_mutexattr_settype(attributes, Int32(kind))
}

/// Whoever comes first takes a free mutex: the only order that glibc's mutexes know.
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3

/// Zero, or `EINVAL` for an order that glibc's mutexes cannot keep.
public func pthread_mutexattr_setpolicy_np(
    _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32
) -> Int32 {
    policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL
}

/// A lock that is not recursive, at an address that stays. Zero, it is free.
public struct os_unfair_lock_s {
    // Glibc's mutex of zeros is a free one.
    fileprivate var mutex = pthread_mutex_t()

    /// Creates a lock that is free.
    public init() {}
}

/// Apple's name of the type.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock, by which the functions take it.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes the lock if it is free, and tells whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives the lock back. The thread must have it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(&lock.pointee.mutex)
}
