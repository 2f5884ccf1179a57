internal import CProcess

#if canImport(Glibc)
    import Glibc
#endif

/// Calls that end in the middle, as by an exception of Objective-C.
///
/// What is between is not tidied up: its objects stay, and its `defer`s are not run, as on Apple's platforms.
public enum EarlyEnd: RuntimeShim {
    public static let name = "`setjmp` and `longjmp` across functions of Swift"
    public static let reason = "XCTest ends a test at its first failure, from within an assertion that throws nothing"
    public static let seenWith = "Swift 6.3.1"
    public static let loss = "`continueAfterFailure = false` does not end a test"

    public static func look() -> ShimFinding {
        final class Steps { var count = 0 }
        let steps = Steps()
        let wasLeft = call {
            steps.count += 1
            leave()
            steps.count += 1
        }
        return wasLeft && steps.count == 1 ? .working : .missing
    }

    /// Where the innermost call of a thread is noted.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private final class Body {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }

    /// Calls a function. Returns whether it was left by ``leave()``.
    public static func call(_ body: @escaping () -> Void) -> Bool {
        let outer = pthread_getspecific(key)
        let place = UnsafeMutableRawPointer.allocate(byteCount: call_place_size(), alignment: 16)
        pthread_setspecific(key, place)
        defer {
            pthread_setspecific(key, outer)
            place.deallocate()
        }
        let body = Unmanaged.passRetained(Body(body))
        let status = call_until_left(
            place, { Unmanaged<Body>.fromOpaque($0!).takeUnretainedValue().run() }, body.toOpaque())
        // What was left may hold on to it.
        if status == 0 { body.release() }
        return status != 0
    }

    /// Whether ``leave()`` has something to leave.
    public static var canLeave: Bool { pthread_getspecific(key) != nil }

    /// Leaves the innermost ``call(_:)`` of this thread. Returns if there is none.
    public static func leave() {
        guard let place = pthread_getspecific(key) else { return }
        call_leave(place)
    }
}
