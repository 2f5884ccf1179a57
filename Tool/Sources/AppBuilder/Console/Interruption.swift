#if canImport(Glibc)
    import Glibc
#endif

/// Ends the programs that the tool runs when the tool itself is told to end.
///
/// An interrupt from the keyboard reaches them without this, as they have the same terminal; a signal to the tool alone,
/// from `timeout` or a CI server, does not.
public enum Interruption {
    /// Whether the end of the running program, and not the signal, ends the tool: an app may clean up.
    nonisolated(unsafe) static var waitsForProgram = false

    // A signal handler may not allocate or lock: the programs are in a table of a fixed size. Zero is a free place, a
    // negative number stands for a process group.
    nonisolated(unsafe) private static let programs = {
        let table = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
        table.initialize(repeating: 0, count: capacity)
        return table
    }()
    private static let capacity = 64

    /// From now on, signals that end the tool end its programs too.
    ///
    /// - Parameter includingKeyboard: Whether an interrupt from the keyboard is such a signal: programs that are groups
    ///   of their own do not get it from the terminal.
    public static func handle(includingKeyboard: Bool = false) {
        _ = programs
        for number in [SIGTERM, SIGHUP] + (includingKeyboard ? [SIGINT] : []) {
            signal(number) { number in
                for index in 0..<Interruption.capacity where Interruption.programs[index] != 0 {
                    // The compiler's driver ends its own programs only when it is interrupted.
                    kill(Interruption.programs[index], Interruption.waitsForProgram ? number : SIGINT)
                }
                if !Interruption.waitsForProgram { _exit(128 + number) }
            }
        }
    }

    static func add(_ pid: pid_t) {
        for index in 0..<capacity where programs[index] == 0 {
            programs[index] = pid
            return
        }
    }

    /// Signals go to another process from now on: `program` passes none on.
    static func replace(_ program: pid_t, with other: pid_t) {
        for index in 0..<capacity where programs[index] == program { programs[index] = other }
    }

    static func remove(_ pid: pid_t) {
        for index in 0..<capacity where programs[index] == pid { programs[index] = 0 }
    }
}
