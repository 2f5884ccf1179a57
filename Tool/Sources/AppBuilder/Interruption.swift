#if canImport(Glibc)
    import Glibc
#endif

/// What happens when the tool is told to end: the programs that it runs end first.
///
/// An interrupt from the keyboard reaches them without this, as they have the same terminal; a signal to the tool alone,
/// from `timeout` or a CI server, does not.
public enum Interruption {
    /// Whether the end of the running program, and not the signal, ends the tool: an app may clean up.
    nonisolated(unsafe) static var waitsForProgram = false

    // A signal handler may not allocate or lock: the programs are in a table of a fixed size. Zero is a free place.
    nonisolated(unsafe) private static let programs = {
        let table = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
        table.initialize(repeating: 0, count: capacity)
        return table
    }()
    private static let capacity = 16

    /// From now on, signals that end the tool end its programs too.
    public static func handle() {
        _ = programs
        for number in [SIGTERM, SIGHUP] {
            signal(number) { number in
                for index in 0..<Interruption.capacity where Interruption.programs[index] > 0 {
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

    static func remove(_ pid: pid_t) {
        for index in 0..<capacity where programs[index] == pid { programs[index] = 0 }
    }
}
