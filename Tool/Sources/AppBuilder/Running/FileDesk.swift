import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The program that shows dialogs for files to the user of an app in a window, outside of the app's box.
///
/// It is started when the app first asks, and ends with the app.
final class FileDesk: @unchecked Sendable {
    /// The app's end of the channel.
    let appEnd: Int32
    private let end: Int32
    private let program: URL
    private let words: [String]
    private let environment: [String: String]
    private let lock = NSLock()
    private var isAppEndOpen = true
    private let done = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - app: The name by which the dialogs call the app.
    ///   - container: The folder that the app can write to.
    ///   - environment: That of the user.
    init(program: URL, app: String, container: URL, environment: [String: String]) throws(BuildError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw BuildError(.build, "seam: there is no socket for dialogs: \(String(cString: strerror(errno)))")
        }
        (appEnd, end) = (ends[0], ends[1])
        self.program = program
        words = ["--descriptor", "\(ends[1])", "--app", app, "--container", container.path]
        self.environment = environment
        Thread.detachNewThread { [self] in run() }
    }

    /// Closes the app's end, which the app has by now.
    func appHasStarted() {
        lock.lock()
        defer { lock.unlock() }
        guard isAppEndOpen else { return }
        isAppEndOpen = false
        close(appEnd)
    }

    /// Waits for the end of the program, which comes when nobody has the app's end any more.
    func finish() {
        appHasStarted()
        // A program that the app has started and left behind may have it.
        shutdown(end, Int32(SHUT_RDWR))
        done.wait()
        close(end)
    }

    private func run() {
        defer { done.signal() }
        var ready = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, -1) < 0, errno == EINTR {}
        var byte: UInt8 = 0
        // Nothing at the end: the app has gone without a question.
        guard recv(end, &byte, 1, Int32(MSG_PEEK)) == 1 else { return }
        guard
            let process = try? Subprocess(
                program.path, words, environment: environment, ownGroup: true, inheriting: [end])
        else {
            // The app is told by the end of the channel.
            shutdown(end, Int32(SHUT_RDWR))
            return
        }
        _ = process.wait()
        shutdown(end, Int32(SHUT_RDWR))
    }
}
