import Glibc
import RuntimeShims

/// Watches threads for the instructions that stop a program.
enum TrapWatch {
    /// A call that is watched. The handler of signals finds the innermost of its thread.
    private final class Call {
        var hasTrapped = false
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The signals of Swift's traps: the first on x86, the second on ARM.
    private static let signals = [SIGILL, SIGTRAP]

    /// What is done with the signals otherwise, and how many calls are watched.
    private final class Handlers: @unchecked Sendable {
        private var lock = pthread_mutex_t()
        private var count = 0
        let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: TrapWatch.signals.count)

        init() { pthread_mutex_init(&lock, nil) }

        func begin() {
            pthread_mutex_lock(&lock)
            defer { pthread_mutex_unlock(&lock) }
            count += 1
            guard count == 1 else { return }
            for (index, signal) in TrapWatch.signals.enumerated() {
                var action = sigaction()
                action.__sigaction_handler.sa_sigaction = { signal, _, _ in TrapWatch.handle(signal) }
                // The handler is left in the middle, with the signal free to come again.
                action.sa_flags = SA_SIGINFO | Int32(bitPattern: UInt32(SA_NODEFER))
                sigaction(signal, &action, previous + index)
            }
        }

        func end() {
            pthread_mutex_lock(&lock)
            defer { pthread_mutex_unlock(&lock) }
            count -= 1
            guard count == 0 else { return }
            for (index, signal) in TrapWatch.signals.enumerated() { sigaction(signal, previous + index, nil) }
        }
    }

    private static let handlers = Handlers()

    private static func handle(_ signal: Int32) {
        if let noted = pthread_getspecific(key) {
            Unmanaged<Call>.fromOpaque(noted).takeUnretainedValue().hasTrapped = true
            EarlyEnd.leave()
        }
        // Nobody waits for it: the instruction is run again, with what is done otherwise.
        if let index = signals.firstIndex(of: signal) { sigaction(signal, handlers.previous + index, nil) }
    }

    /// Runs `block`. Returns whether it was stopped by such an instruction.
    static func stops(in block: @escaping () -> Void) -> Bool {
        let call = Call()
        let outer = pthread_getspecific(key)
        handlers.begin()
        pthread_setspecific(key, Unmanaged.passUnretained(call).toOpaque())
        let wasLeft = EarlyEnd.call(block)
        pthread_setspecific(key, outer)
        handlers.end()
        // It was a test's first failure that ended the code: the test ends with it.
        if wasLeft, !call.hasTrapped { EarlyEnd.leave() }
        return call.hasTrapped
    }
}
