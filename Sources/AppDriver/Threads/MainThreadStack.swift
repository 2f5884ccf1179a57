internal import CProcess
import Glibc

/// Reads what the main thread is doing, from another thread: a signal has it write down its calls.
enum MainThreadStack {
    private static let capacity = 256
    nonisolated(unsafe) private static let frames =
        UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: capacity)
    nonisolated(unsafe) private static let written = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    nonisolated(unsafe) private static var count: Int32 = 0
    nonisolated(unsafe) private static var thread = pthread_t()
    /// One that nothing else here uses.
    private static let signal = __libc_current_sigrtmin() + 5

    /// On the main thread, before ``read()``.
    @MainActor
    static func prepare() {
        thread = pthread_self()
        frames.initialize(repeating: nil, count: capacity)
        sem_init(written, 0, 0)
        // The first call loads a library, which a signal's handler may not.
        count = process_calls(frames, Int32(capacity))
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            MainThreadStack.count = process_calls(MainThreadStack.frames, Int32(MainThreadStack.capacity))
            sem_post(MainThreadStack.written)
        }
        action.sa_flags = SA_RESTART
        sigaction(signal, &action, nil)
    }

    /// Where each call of the main thread goes on when it returns, the innermost first; empty if the thread does not
    /// take the signal within five seconds.
    static func read() -> [UInt] {
        guard pthread_kill(thread, signal) == 0 else { return [] }
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += 5
        while sem_timedwait(written, &end) != 0 {
            guard errno == EINTR else { return [] }
        }
        // The handler itself, and what called it.
        return (0..<Int(count)).compactMap { frames[$0].map { UInt(bitPattern: $0) } }.dropFirst(2).map { $0 }
    }
}
