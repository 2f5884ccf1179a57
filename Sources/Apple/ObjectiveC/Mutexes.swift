import Glibc

// What Darwin's header of threads says otherwise than glibc's.

/// Glibc's constants for kinds of mutex are Swift's `Int`.
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
