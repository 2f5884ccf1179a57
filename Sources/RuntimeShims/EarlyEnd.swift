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

    private final class Call {
        let run: () -> Void
        let place = UnsafeMutableRawPointer.allocate(byteCount: call_place_size(), alignment: 16)
        /// Where its accesses to variables begin.
        var mark: OpenAccesses.Mark?
        /// How many calls there are around it.
        let depth: Int32

        init(_ run: @escaping () -> Void, depth: Int32) {
            self.run = run
            self.depth = depth
        }

        deinit { place.deallocate() }
    }

    /// Calls a function. Returns whether it was left by ``leave()``.
    public static func call(_ body: @escaping () -> Void) -> Bool {
        let outer = pthread_getspecific(key)
        let call = Unmanaged.passRetained(Call(body, depth: depth))
        pthread_setspecific(key, call.toOpaque())
        call.takeUnretainedValue().mark = OpenAccesses.Mark()
        let status = call_until_left(
            call.takeUnretainedValue().place, { Unmanaged<Call>.fromOpaque($0!).takeUnretainedValue().run() },
            call.toOpaque())
        pthread_setspecific(key, outer)
        call.takeUnretainedValue().mark?.end()
        // What was left may hold on to it.
        if status == 0 { call.release() }
        return status != 0
    }

    /// Leaves the innermost ``call(_:)`` of this thread. Returns if there is none, or if a queue or a run loop is at work
    /// in between: what they are in the middle of would never end.
    public static func leave() {
        guard let noted = pthread_getspecific(key) else { return }
        let call = Unmanaged<Call>.fromOpaque(noted).takeUnretainedValue()
        guard !isInLoop(call) else { return }
        call.mark?.endLater()
        call_leave(call.place)
    }

    /// Whether a queue or a run loop has been called from the innermost ``call(_:)``.
    private static func isInLoop(_ call: Call) -> Bool {
        var calls = [UnsafeMutableRawPointer?](repeating: nil, count: 1024)
        let count = calls.withUnsafeMutableBufferPointer { process_calls($0.baseAddress, Int32($0.count)) }
        let inner = max(count - call.depth, 0)
        guard let names = backtrace_symbols(calls, inner) else { return false }
        defer { free(names) }
        return (0..<Int(inner)).contains { index in
            guard let text = names[index] else { return false }
            let name = String(cString: text)
            return name.contains("libdispatch") || name.contains("(CFRunLoopRun") || name.contains("(__CFRunLoop")
        }
    }

    private static var depth: Int32 {
        var calls = [UnsafeMutableRawPointer?](repeating: nil, count: 1024)
        return calls.withUnsafeMutableBufferPointer { process_calls($0.baseAddress, Int32($0.count)) }
    }
}
