internal import CGLib
internal import CProcess
import Glibc

/// A program that was started, in a session of its own, with the end of a pipe for what it prints.
@MainActor
final class ChildProcess {
    enum Ending: Equatable {
        case exit(Int32)
        case signal(Int32)

        init(status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
        }
    }

    struct StartError: Error {
        var program: String
        var code: Int32
        var message: String { "\(program) cannot be started: \(String(cString: strerror(code)))" }
    }

    /// The numbers of all whose end was not yet seen.
    private(set) static var running: Set<pid_t> = []

    let pid: pid_t
    /// Whether the end was not yet seen: until then the number is this process's.
    private(set) var isRunning = true
    private var ended: (Ending) -> Void

    /// - Parameters:
    ///   - output: The descriptor for what it prints, errors too.
    ///   - ended: Called once, from the main loop.
    init(
        _ words: [String], environment: [String: String], folder: String, output: Int32,
        ended: @escaping (Ending) -> Void
    ) throws(StartError) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_addchdir_np(&actions, folder)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var usual = sigset_t()
        sigfillset(&usual)
        posix_spawnattr_setsigdefault(&attributes, &usual)
        // POSIX_SPAWN_SETSID, which is not in the module
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var pid: pid_t = 0
        let status = posix_spawnp(&pid, words[0], &actions, &attributes, &arguments, &variables)
        guard status == 0 else { throw StartError(program: words[0], code: status) }
        self.pid = pid
        self.ended = ended
        Self.running.insert(pid)
        // The watch keeps this object until the program has ended.
        g_child_watch_add_full(
            G_PRIORITY_DEFAULT, pid,
            { _, status, data in
                MainActor.assumeIsolated {
                    let process = Unmanaged<ChildProcess>.fromOpaque(data!).takeUnretainedValue()
                    process.isRunning = false
                    ChildProcess.running.remove(process.pid)
                    process.ended(Ending(status: status))
                }
            },
            Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<ChildProcess>.fromOpaque($0!).release() })
    }

    func signal(_ number: Int32) {
        if isRunning { kill(pid, number) }
    }
}
