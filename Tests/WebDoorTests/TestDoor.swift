import CSoup
import Foundation
import Glibc
import Synchronization
import Testing

@testable import WebDoor

/// A server at a free port of this machine, or at a Unix socket, and what it was asked.
@MainActor
final class TestDoor {
    enum Place: Sendable {
        case port(UInt16)
        case path(String)
    }

    nonisolated static let token = "a-token"
    let server: WebServer
    let place: Place
    private(set) var requests: [WebRequest] = []
    private(set) var texts: [String] = []
    private(set) var data: [Data] = []
    private(set) var openSockets = 0
    private(set) var closedSockets = 0
    var sockets: [WebSocket] = []

    init(
        limits: WebServer.Limits = .init(), isSecure: Bool = false, hasToken: Bool = true, path: String? = nil,
        prepare: (WebServer) throws -> Void = { _ in }
    ) throws {
        server = WebServer(
            rules: DoorRules(
                token: hasToken ? Self.token : nil, hosts: ["localhost", "127.0.0.1", "[::1]"], cookieName: "seam-1",
                isSecure: isSecure), limits: limits)
        try prepare(server)
        if let path {
            try server.listen(path: path)
            place = .path(path)
        } else {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    #expect(bind(descriptor, $0, length) == 0)
                    #expect(listen(descriptor, 128) == 0)
                    getsockname(descriptor, $0, &length)
                }
            }
            try server.listen(descriptor: descriptor)
            place = .port(UInt16(bigEndian: address.sin_port))
        }
        server.onRequest = { [weak self] request, answer in
            self?.requests.append(request)
            answer(.text(200, "path \(request.path), body \(request.body.count)"))
        }
        server.onSocket = { [weak self] socket, _ in
            guard let self else { return }
            openSockets += 1
            sockets.append(socket)
            socket.onText = { [weak self] in self?.texts.append($0) }
            socket.onData = { [weak self] in self?.data.append($0) }
            socket.onClose = { [weak self, weak socket] in
                self?.closedSockets += 1
                self?.sockets.removeAll { $0 === socket }
            }
        }
    }

    var host: String {
        switch place {
        case .port(let port): "localhost:\(port)"
        case .path: "localhost"
        }
    }

    /// Does something with a client on a thread of its own, while the main loop serves it here.
    @discardableResult
    func serve<Result: Sendable>(
        timeout: Int = 60, _ work: @escaping @Sendable (RawClient) throws -> Result
    ) async throws -> Result {
        try await serve { [place] in try work(RawClient(place, timeout: timeout)) }
    }

    func serve<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let result = Mutex<Swift.Result<Result, any Error>?>(nil)
        Thread.detachNewThread {
            let value = Swift.Result { try work() }
            result.withLock { $0 = value }
        }
        while true {
            if let result = result.withLock({ $0 }) { return try result.get() }
            await Self.turn()
        }
    }

    /// Waits until something is so.
    func wait(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<5_000 {
            if condition() { return true }
            await Self.turn()
        }
        return false
    }

    static func turn() async {
        for _ in 0..<50 where g_main_context_iteration(nil, 0) == 0 { break }
        try? await Task.sleep(for: .milliseconds(1))
    }

    /// The text of a request that is let in.
    nonisolated static func get(_ path: String, host: String, more: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer \(token)\r\n\(more)\r\n"
    }

    /// The text of a request for a WebSocket.
    nonisolated static func upgrade(_ path: String = "/socket", host: String, more: String? = nil) -> String {
        """
        GET \(path) HTTP/1.1\r
        Host: \(host)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        \(more ?? "Authorization: Bearer \(token)\r\n")\r

        """
    }

    /// Opens a WebSocket.
    nonisolated static func open(_ client: RawClient, _ host: String) throws {
        client.send(upgrade(host: host))
        let answer = try client.answer()
        guard answer.status == 101 else { throw RawClient.Failure(description: "status \(answer.status)") }
    }
}
