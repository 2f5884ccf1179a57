import Foundation
import Glibc
import WebDoor

/// A request that is passed on to an app, and its answer back.
///
/// The app is asked in HTTP/1.0, so that its answer ends with the connection and has no chunks; only a WebSocket is asked
/// for in HTTP/1.1.
@MainActor
final class Forwarding {
    private let exchange: WebExchange
    private let app: AppConnection
    private let isUpgrade: Bool
    /// The header field that keeps the visitor's secret, if it was made with this request.
    private let cookie: String?
    private let failed: @MainActor () -> Void
    private let ended: @MainActor (_ wasSocket: Bool) -> Void
    private let joined: @MainActor () -> Void
    private var head: [UInt8] = []
    private var remaining: Int?
    private var hasAnswer = false
    private var isOver = false
    private var lastMove = Visit.now
    private var watch: LoopTimer?

    /// The longest time in which nothing moves, in seconds.
    private static let patience = 60.0

    /// - Parameters:
    ///   - failed: Called in place of an answer if the app gives none.
    ///   - joined: Called when a WebSocket begins.
    ///   - ended: Called in the end, whatever became of it.
    init(
        _ exchange: WebExchange, to app: AppConnection, isUpgrade: Bool, cookie: String?,
        failed: @escaping @MainActor () -> Void, joined: @escaping @MainActor () -> Void,
        ended: @escaping @MainActor (_ wasSocket: Bool) -> Void
    ) {
        self.exchange = exchange
        self.app = app
        self.isUpgrade = isUpgrade
        self.cookie = cookie
        self.failed = failed
        self.joined = joined
        self.ended = ended
    }

    /// Begins with the head of the request for the app.
    func start(_ request: String) {
        exchange.onEnd = { [self] in close() }
        watch = LoopTimer(milliseconds: 5000, repeats: true) { [weak self] in
            guard let self, Visit.now - lastMove > Self.patience else { return }
            fail()
        }
        app.write(request.utf8) { [self] isDone in
            guard isDone else { return fail() }
            readHead()
            if (exchange.bodyLength ?? 0) > 0 { sendBody() }
        }
    }

    // MARK: Request

    private func sendBody() {
        exchange.readBody { [self] piece in
            guard let piece, !isOver else { return }
            lastMove = Visit.now
            app.write(piece) { [self] isDone in
                // An app that answers before it has read everything may refuse the rest.
                guard isDone, !hasAnswer else { return }
                lastMove = Visit.now
                exchange.continueBody()
            }
        }
        exchange.continueBody()
    }

    // MARK: Answer

    private func readHead() {
        app.read { [self] data in
            guard !isOver else { return }
            lastMove = Visit.now
            guard let data, !data.isEmpty else { return fail() }
            head += data
            guard let end = ResponseHead.end(in: head) else {
                return head.count > ResponseHead.limit ? fail() : readHead()
            }
            guard let answer = ResponseHead(head[..<end]) else { return fail() }
            let rest = Data(head[end...])
            head = []
            if answer.status == 101 {
                return isUpgrade ? upgrade(answer, rest) : fail()
            }
            // An interim response, such as early hints.
            if answer.status < 200 {
                head = Array(rest)
                return head.isEmpty ? readHead() : fail()
            }
            begin(answer, rest)
        }
    }

    private func begin(_ answer: ResponseHead, _ rest: Data) {
        guard let length = answer.bodyLength else { return fail() }
        var answer = answer
        answer.confine()
        if let cookie { answer.headers.append("Set-Cookie", cookie) }
        hasAnswer = true
        remaining = exchange.method == "HEAD" ? 0 : length
        exchange.begin(
            answer.status, headers: answer.headers.fields.map { ($0.name, $0.value) }, length: length)
        if remaining == 0 { return exchange.end() }
        rest.isEmpty ? readBody() : pass(rest)
    }

    private func readBody() {
        app.read { [self] data in
            guard !isOver else { return }
            lastMove = Visit.now
            if let data, !data.isEmpty { return pass(data) }
            // Less than was announced must not look like all of it.
            if data == nil || (remaining ?? 0) > 0 { return abort() }
            exchange.end()
        }
    }

    private func pass(_ data: Data) {
        var data = data
        if let count = remaining {
            data = data.prefix(count)
            remaining = count - data.count
        }
        exchange.write(data) { [self] in
            lastMove = Visit.now
            if remaining == 0 { exchange.end() } else { readBody() }
        }
    }

    // MARK: WebSocket

    private func upgrade(_ answer: ResponseHead, _ rest: Data) {
        var headers = answer.headers
        headers.removeConnectionFields()
        headers.remove("Content-Length", "Set-Cookie")
        let head =
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + headers.lines + "\r\n"
        isOver = true
        watch?.stop()
        exchange.onEnd = nil
        joined()
        exchange.join(app.detach(), head: Data(head.utf8) + rest) { [ended] in ended(true) }
    }

    // MARK: End

    private func fail() {
        guard !isOver else { return }
        if hasAnswer { return abort() }
        exchange.onEnd = nil
        close()
        failed()
    }

    private func abort() {
        exchange.abort()
        close()
    }

    private func close() {
        guard !isOver else { return }
        isOver = true
        watch?.stop()
        app.close()
        ended(false)
    }
}
