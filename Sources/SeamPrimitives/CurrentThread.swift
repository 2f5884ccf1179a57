#if canImport(Glibc)
    import Glibc
#endif

/// An identity of the calling thread, never zero. Another thread may have it after this one has ended.
@inlinable @inline(__always)
package func currentThread() -> UInt { UInt(pthread_self()) }
