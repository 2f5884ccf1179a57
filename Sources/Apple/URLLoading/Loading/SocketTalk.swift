import Foundation
import FoundationNetworking
import SeamPrimitives

/// What is said on a WebSocket: messages that wait to be sent, those that came, and those who wait for one.
final class SocketTalk: @unchecked Sendable {
    typealias Message = URLSessionWebSocketTask.Message
    /// Has a handler called where the session's are.
    typealias Teller = @Sendable (@escaping @Sendable () -> Void) -> Void

    private struct Values {
        var limit = 1 << 20
        var code = URLSessionWebSocketTask.CloseCode.invalid
        var reason: Data?
        var socket: (any TransportSocket)?
        var isOpen = false
        var unsent: [(Message, @Sendable ((any Error)?) -> Void)] = []
        var received: [Message] = []
        var waiting: [@Sendable (Result<Message, any Error>) -> Void] = []
        var pings: [@Sendable ((any Error)?) -> Void] = []
        var end: (any Error)?
        var tell: Teller = { $0() }
        var closing: (URLSessionWebSocketTask.CloseCode, Data?)?
    }

    private let values = Locked(Values())

    var maximumMessageSize: Int {
        get { values.withLock { $0.limit } }
        set {
            let socket = values.withLock { values in
                values.limit = max(newValue, 0)
                return values.socket
            }
            socket?.setLimit(max(newValue, 0))
        }
    }

    var closeCode: URLSessionWebSocketTask.CloseCode { values.withLock { $0.code } }
    var closeReason: Data? { values.withLock { $0.reason } }
    /// The code with which the app closes the connection; nil if it does not.
    var closing: (URLSessionWebSocketTask.CloseCode, Data?)? { values.withLock { $0.closing } }

    /// Where handlers are called.
    func begin(_ socket: any TransportSocket, telling tell: @escaping Teller) {
        let limit = values.withLock { values in
            values.socket = socket
            values.tell = tell
            return values.limit
        }
        socket.setLimit(limit)
    }

    func send(_ message: Message, _ handler: @escaping @Sendable ((any Error)?) -> Void) {
        let (socket, end, tell) = values.withLock { values in
            if values.end == nil, !values.isOpen { values.unsent.append((message, handler)) }
            return (values.isOpen ? values.socket : nil, values.end, values.tell)
        }
        if let end { return tell { handler(end) } }
        guard let socket else { return }
        socket.send(message)
        tell { handler(nil) }
    }

    func receive(_ handler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        let (answer, tell) = values.withLock { values -> (Result<Message, any Error>?, Teller) in
            if !values.received.isEmpty { return (.success(values.received.removeFirst()), values.tell) }
            if let end = values.end { return (.failure(end), values.tell) }
            values.waiting.append(handler)
            return (nil, values.tell)
        }
        if let answer { tell { handler(answer) } }
    }

    func ping(_ handler: @escaping @Sendable ((any Error)?) -> Void) {
        let (socket, end, tell) = values.withLock { values in
            if values.end == nil { values.pings.append(handler) }
            return (values.isOpen ? values.socket : nil, values.end, values.tell)
        }
        if let end { return tell { handler(end) } }
        socket?.ping()
    }

    func close(_ code: URLSessionWebSocketTask.CloseCode, _ reason: Data?) {
        let socket = values.withLock { values in
            values.closing = (code, reason)
            return values.isOpen ? values.socket : nil
        }
        socket?.close(code.rawValue, reason)
    }

    // MARK: What comes

    func opened() {
        let (socket, unsent, pings, tell) = values.withLock { values in
            values.isOpen = true
            defer { values.unsent = [] }
            return (values.socket, values.unsent, values.pings.count, values.tell)
        }
        for (message, handler) in unsent {
            socket?.send(message)
            tell { handler(nil) }
        }
        for _ in 0..<pings { socket?.ping() }
    }

    func received(_ message: Message) {
        let (handler, tell) = values.withLock { values in
            if values.waiting.isEmpty {
                values.received.append(message)
                return (nil as (@Sendable (Result<Message, any Error>) -> Void)?, values.tell)
            }
            return (values.waiting.removeFirst(), values.tell)
        }
        if let handler { tell { handler(.success(message)) } }
    }

    func answeredPing() {
        let (handler, tell) = values.withLock { values in
            (values.pings.isEmpty ? nil : values.pings.removeFirst(), values.tell)
        }
        if let handler { tell { handler(nil) } }
    }

    /// Ends everything that waits.
    func end(_ code: URLSessionWebSocketTask.CloseCode?, _ reason: Data?, _ error: any Error) {
        typealias Rest = (
            [(Message, @Sendable ((any Error)?) -> Void)], [@Sendable (Result<Message, any Error>) -> Void],
            [@Sendable ((any Error)?) -> Void], Teller
        )
        let (unsent, waiting, pings, tell) = values.withLock { values -> Rest in
            guard values.end == nil else {
                return ([], [], [], values.tell)
            }
            if let code { (values.code, values.reason) = (code, reason) }
            values.end = error
            values.isOpen = false
            values.socket = nil
            defer { (values.unsent, values.waiting, values.pings) = ([], [], []) }
            return (values.unsent, values.waiting, values.pings, values.tell)
        }
        tell {
            for (_, handler) in unsent { handler(error) }
            for handler in waiting { handler(.failure(error)) }
            for handler in pings { handler(error) }
        }
    }
}
