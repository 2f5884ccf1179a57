import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A program that is run, with the tool's own terminal: an interrupt from the keyboard reaches it too.
public struct Subprocess: Sendable {
    /// How a program ended.
    public enum Ending: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)

        init(status: Int32) {
            // The macros of wait(2): the low seven bits are the signal, the next byte the exit status.
            let signal = status & 0x7F
            self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
        }
    }

    /// The process, for signals.
    public let pid: pid_t
    private let ownGroup: Bool

    /// Starts `program` with `arguments`. Nil environment is the tool's own; `output` is a file descriptor for both its
    /// standard output and its standard error, the tool's own if nil.
    ///
    /// - Parameters:
    ///   - ownGroup: Makes it the leader of a process group, which can be ended with all of its descendants. An interrupt
    ///     from the keyboard does not reach such a program.
    ///   - inheriting: Descriptors that the program gets under the same numbers, though other programs do not.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil, output: Int32? = nil,
        ownGroup: Bool = false, inheriting: [Int32] = []
    ) throws(BuildError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, output, 2)
        }
        // To themselves: that takes the mark off that would close them.
        for descriptor in inheriting { posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor) }
        // The threads of a queue block signals, and a program inherits what the thread that starts it blocks.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var mask = sigset_t()
        sigemptyset(&mask)
        posix_spawnattr_setsigmask(&attributes, &mask)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | (ownGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables =
            (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for word in words + variables { free(word) }
        }
        var pid: pid_t = 0
        let status = posix_spawnp(&pid, program, &actions, &attributes, &words, &variables)
        guard status == 0 else {
            throw BuildError(.build, "seam: cannot start \(program): \(String(cString: strerror(status)))")
        }
        self.pid = pid
        self.ownGroup = ownGroup
        Interruption.add(ownGroup ? -pid : pid)
    }

    /// Waits for the end.
    public func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1, errno == EINTR {}
        Interruption.remove(ownGroup ? -pid : pid)
        return Ending(status: status)
    }

    /// Waits for the end, but not longer than until `deadline`. Returns nil if the program still runs then.
    public func wait(until deadline: Date) -> Ending? {
        var status: Int32 = 0
        while waitpid(pid, &status, WNOHANG) == 0 {
            if Date() >= deadline { return nil }
            usleep(20_000)
        }
        Interruption.remove(ownGroup ? -pid : pid)
        return Ending(status: status)
    }

    /// Runs a program to its end and returns what it printed, errors included.
    public static func output(
        of program: String, _ arguments: [String], environment: [String: String]? = nil
    ) throws(BuildError) -> (ending: Ending, text: String) {
        // A file without a name: nothing is left of it, however this ends.
        let name = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID().uuidString)").path
        let descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BuildError(.build, "seam: \(name) cannot be written: \(String(cString: strerror(errno)))")
        }
        unlink(name)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        ProgressLine.follow(descriptor)
        defer { ProgressLine.follow(nil) }
        let ending = try Subprocess(program, arguments, environment: environment, output: descriptor).wait()
        try? file.seek(toOffset: 0)
        let data = (try? file.readToEnd()) ?? Data()
        return (ending, String(decoding: data, as: UTF8.self))
    }
}
