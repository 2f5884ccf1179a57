import CGLib
import Documents
import Foundation
import Glibc
import WebDoor

/// A server of one page, and of the messages that keep it up to date.
@MainActor
final class TraceProgram {
    private let channel: LineChannel
    private var server: WebServer?
    private var files: [String: String] = [:]
    private var pages: [ObjectIdentifier: WebSocket] = [:]
    private let loop = g_main_loop_new(nil, 0)
    private var isEnding = false

    /// The milliseconds that pages have to take the last messages.
    private static let patience: guint = 2_000

    nonisolated init(channel: LineChannel) {
        self.channel = channel
    }

    /// Serves until the command closes its end.
    nonisolated func run() {
        MainActor.assumeIsolated {
            channel.onLine = { [unowned self] line in
                if server == nil { open(line) } else { send(line) }
            }
            channel.onEnd = { [unowned self] in end() }
            channel.start()
            g_main_loop_run(loop)
        }
    }

    private func open(_ line: Data) {
        do {
            let settings = try JSONDecoder().decode(TraceDoorSettings.self, from: line)
            files = settings.files
            let server = try WebServer(settings.browser)
            server.onRequest = { [unowned self] request, answer in answer(self.answer(request)) }
            server.onSocket = { [unowned self] socket, _ in add(socket) }
            try server.listen(settings.browser)
            self.server = server
        } catch {
            FileHandle.standardError.write(Data("seam: the trace cannot be shown: \(error)\n".utf8))
            exit(2)
        }
    }

    private func answer(_ request: WebRequest) -> WebAnswer {
        guard request.method != "POST", let file = files[request.path] else {
            return .text(404, "There is nothing here.")
        }
        return WebAnswer(pageFile: request.path, body: Data(file.utf8))
    }

    private func add(_ socket: WebSocket) {
        let identifier = ObjectIdentifier(socket)
        pages[identifier] = socket
        socket.onClose = { [weak self] in self?.remove(identifier) }
        channel.send("open")
    }

    private func send(_ line: Data) {
        let text = String(decoding: line, as: UTF8.self)
        for page in pages.values { page.send(text) }
    }

    private func remove(_ page: ObjectIdentifier) {
        pages[page] = nil
        if isEnding, pages.isEmpty { g_main_loop_quit(loop) }
    }

    /// Closes the pages, which take the last messages first, and then the program.
    private func end() {
        isEnding = true
        guard !pages.isEmpty else { return g_main_loop_quit(loop) }
        for page in pages.values { page.close() }
        // Not for a page that does not answer.
        g_timeout_add(
            Self.patience,
            { loop in
                g_main_loop_quit(OpaquePointer(loop))
                return 0
            }, UnsafeMutableRawPointer(loop))
    }
}
