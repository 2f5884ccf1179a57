import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// Which methods of a delegate are its own.
///
/// On iOS a session asks whether a delegate responds to a method, and goes on without it if not: to the session's delegate
/// after the task's, or to what is done by default. Here every delegate has all methods, as extensions of the protocols; those
/// of the extensions tell that nobody has answered.
enum DefaultMethods {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    // The values of the thread's word
    nonisolated(unsafe) private static let asking = UnsafeMutableRawPointer(bitPattern: 1)
    nonisolated(unsafe) private static let unanswered = UnsafeMutableRawPointer(bitPattern: 2)

    /// Calls a delegate's method, and returns whether it is the delegate's own.
    static func answers(_ call: () -> Void) -> Bool {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, asking)
        call()
        let isOwn = pthread_getspecific(key) != unanswered
        pthread_setspecific(key, outer)
        return isOwn
    }

    /// Stands in a method of an extension. Returns whether a session asks, which goes on by itself then; else somebody has
    /// called the method, who wants the default answer.
    static func passOver() -> Bool {
        guard pthread_getspecific(key) != nil else { return false }
        pthread_setspecific(key, unanswered)
        return true
    }
}
