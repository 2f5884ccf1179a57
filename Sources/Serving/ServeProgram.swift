internal import CGLib
package import Documents
import Foundation
import Glibc
import WebDoor

/// The program that serves apps to visitors, from its start to its end.
@MainActor
package final class ServeProgram {
    private let settings: ServeSettings
    private let server: WebServer
    private let front: Front
    private var isEnding = false

    /// Listens as the settings say. Throws ``WebServer/Failure`` if that cannot be.
    package init(_ settings: ServeSettings) throws {
        var settings = settings
        // A name of a folder that ends with this process, however that ends.
        settings.runtimeFolder += "/seam-serve-\(getpid())"
        guard mkdir(settings.runtimeFolder, 0o700) == 0 else {
            throw WebServer.Failure("\(settings.runtimeFolder) cannot be made: \(String(cString: strerror(errno)))")
        }
        let longest = settings.runtimeFolder.utf8.count + "/0123456789ab/run/app".utf8.count
        guard longest <= VisitFolder.longestSocketPath else {
            throw WebServer.Failure("\(settings.runtimeFolder) is too long a path for sockets")
        }
        self.settings = settings
        Self.raiseLimits()
        let socket = try Self.listen(settings.address, settings.port)
        var limits = WebServer.Limits()
        limits.connections = max(256, settings.maximumVisits * 16)
        server = WebServer(
            rules: DoorRules(token: nil, hosts: [], cookieName: "", isSecure: settings.certificate != nil),
            limits: limits)
        if let certificate = settings.certificate {
            try server.encrypt(certificate: certificate, key: settings.key ?? certificate)
        }
        front = Front(settings: settings, port: Int(socket.port)) { line in
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        let front = front
        server.onExchange = { front.answer($0) }
        try server.listen(descriptor: socket.descriptor)
        let scheme = settings.certificate == nil ? "http" : "https"
        let host = settings.address.contains(":") ? "[\(settings.address)]" : settings.address
        try? FileHandle.standardOutput.write(contentsOf: Data("\(scheme)://\(host):\(socket.port)/\n".utf8))
    }

    private static func listen(_ address: String, _ port: Int) throws -> ListeningSocket {
        guard let number = UInt16(exactly: port) else { throw WebServer.Failure("\(port) is no port") }
        do { return try ListeningSocket(address, port: number) } catch {
            throw WebServer.Failure("nothing can listen on port \(port) of \(address): \(error.reason)")
        }
    }

    /// Serves until the process is told to end; then ends all visits.
    package func run() {
        Self.running = self
        for number in [SIGTERM, SIGINT, SIGHUP] {
            g_unix_signal_add(
                number,
                { _ in
                    MainActor.assumeIsolated { ServeProgram.running?.end() }
                    return 1
                }, nil)
        }
        // Whoever started this process may have blocked them.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        // A visitor who goes away must not take the server along.
        signal(SIGPIPE, SIG_IGN)
        g_main_loop_run(Self.loop)
        removeRuntimeFolder()
    }

    private static var loop = g_main_loop_new(nil, 0)
    private static var running: ServeProgram?

    private func end() {
        guard !isEnding else { return }
        isEnding = true
        server.close()
        front.shutDown { g_main_loop_quit(Self.loop) }
    }

    private func removeRuntimeFolder() {
        // The removal of the last visits' folders may still be under way.
        for _ in 0..<100 where rmdir(settings.runtimeFolder) != 0 {
            if errno != ENOTEMPTY, errno != EEXIST { return }
            usleep(20_000)
        }
    }

    /// Each visit takes descriptors here: for its page, its app and its log.
    private static func raiseLimits() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
