import Foundation

/// A small HTTP server for this machine alone: one request a connection, each on a thread of its own.
final class LoopbackServer {
    struct Response {
        var status: Int
        var body = Data()

        static func json<Value: Encodable>(_ value: Value) -> Response {
            guard let body = try? JSONEncoder().encode(value) else { return Response(status: 500) }
            return Response(status: 200, body: body)
        }
    }

    typealias Handler = @Sendable (_ method: String, _ path: String) -> Response

    let url: URL
    private let listener: Int32

    init(handler: @escaping Handler) throws {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let listener = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        self.listener = listener
        self.url = url
        Thread.detachNewThread {
            // The listener is shut down when the server goes.
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread { Self.serve(connection, handler) }
            }
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    private static func serve(_ connection: Int32, _ handler: Handler) {
        defer { close(connection) }
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0, head.count < 65_536 else { return }
            head.append(contentsOf: buffer[..<count])
        }
        let line = String(decoding: head.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
        let response = line.count == 3 ? handler(String(line[0]), String(line[1])) : Response(status: 400)
        let header =
            "HTTP/1.1 \(response.status) \(HTTPURLResponse.localizedString(forStatusCode: response.status))\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(response.body.count)\r\nConnection: close\r\n\r\n"
        let bytes = [UInt8](header.utf8) + [UInt8](response.body)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return }
            sent += count
        }
    }
}
