import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A server of HTTP on this machine, as simple as its tests allow: each connection has a thread, and each request an answer
/// that is made of it.
final class LoopServer: Sendable {
    struct Request: Sendable {
        var method = ""
        var path = ""
        var headers: [(name: String, value: String)] = []
        var body = Data()

        func header(_ name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    struct Answer: Sendable {
        var status = 200
        var headers: [(String, String)] = []
        var body = Data()
        /// How many bytes of the body are sent before the connection is closed; nil for all.
        var cut: Int?
        /// The seconds before the answer, and between two halves of its body.
        var delay = 0.0
        var pause = 0.0
        /// Chunks to send in the place of the body, each at once.
        var chunks: [String]?
        /// Called after each chunk, with its number.
        var afterChunk: @Sendable (Int) -> Void = { _ in }

        init(_ status: Int = 200, _ headers: [(String, String)] = [], _ body: String = "") {
            (self.status, self.headers, self.body) = (status, headers, Data(body.utf8))
        }
    }

    let port: UInt16
    private let listening: Int32
    private let answer: @Sendable (Request) -> Answer
    private let lock = NSLock()
    nonisolated(unsafe) private var seen: [Request] = []

    init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        self.answer = answer
        listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listening
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, size) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, pointer, &size) == 0
            }
        }
        guard bound else { throw POSIXError(.EADDRINUSE) }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listening, nil, nil)
                guard connection >= 0 else { return _ = close(listening) }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    func stop() {
        // Its thread closes it: the number may be another's at once.
        shutdown(listening, Int32(SHUT_RDWR))
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    /// What was asked for, in its order.
    var requests: [Request] { lock.withLock { seen } }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var rest = Data()
        while let request = read(connection, &rest) {
            lock.withLock { seen.append(request) }
            guard write(answer(request), to: request, connection) else { return }
        }
    }

    private func more(_ connection: Int32, _ data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data.append(contentsOf: buffer[..<count])
        return true
    }

    private func read(_ connection: Int32, _ rest: inout Data) -> Request? {
        let end = Data("\r\n\r\n".utf8)
        while rest.range(of: end) == nil { if !more(connection, &rest) { return nil } }
        let head = rest.range(of: end)!
        let lines = String(decoding: rest[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        rest = Data(rest[head.upperBound...])
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count > 1 else { return nil }
        var request = Request()
        (request.method, request.path) = (words[0], words[1])
        for line in lines.dropFirst() {
            let sides = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            request.headers.append((sides[0], sides.count > 1 ? sides[1] : ""))
        }
        if let size = request.header("Content-Length").flatMap({ Int($0) }) {
            while rest.count < size { if !more(connection, &rest) { return nil } }
            request.body = Data(rest.prefix(size))
            rest = Data(rest.dropFirst(size))
        } else if request.header("Transfer-Encoding")?.lowercased() == "chunked" {
            guard let body = chunks(connection, &rest) else { return nil }
            request.body = body
        }
        return request
    }

    private func chunks(_ connection: Int32, _ rest: inout Data) -> Data? {
        let end = Data("\r\n".utf8)
        var body = Data()
        while true {
            while rest.range(of: end) == nil { if !more(connection, &rest) { return nil } }
            let line = rest.range(of: end)!
            guard let size = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16) else {
                return nil
            }
            rest = Data(rest[line.upperBound...])
            while rest.count < size + 2 { if !more(connection, &rest) { return nil } }
            body.append(rest.prefix(size))
            rest = Data(rest.dropFirst(size + 2))
            if size == 0 { return body }
        }
    }

    private func write(_ answer: Answer, to request: Request, _ connection: Int32) -> Bool {
        if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
        var head = "HTTP/1.1 \(answer.status) OK\r\n"
        for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
        if let chunks = answer.chunks { return write(chunks, answer, head, connection) }
        if !answer.headers.contains(where: { $0.0.lowercased() == "content-length" }), answer.status != 304 {
            head += "Content-Length: \(answer.body.count)\r\n"
        }
        guard send(Data((head + "\r\n").utf8), connection) else { return false }
        guard request.method != "HEAD", answer.status != 304 else { return true }
        let body = answer.cut.map { answer.body.prefix($0) } ?? answer.body
        let half = answer.pause > 0 ? body.count / 2 : body.count
        guard send(body.prefix(half), connection) else { return false }
        if half < body.count {
            Thread.sleep(forTimeInterval: answer.pause)
            guard send(body.dropFirst(half), connection) else { return false }
        }
        return answer.cut == nil
    }

    private func write(_ chunks: [String], _ answer: Answer, _ head: String, _ connection: Int32) -> Bool {
        guard send(Data((head + "Transfer-Encoding: chunked\r\n\r\n").utf8), connection) else { return false }
        for (index, chunk) in chunks.enumerated() {
            let size = String(chunk.utf8.count, radix: 16)
            guard send(Data("\(size)\r\n\(chunk)\r\n".utf8), connection) else { return false }
            answer.afterChunk(index)
        }
        return send(Data("0\r\n\r\n".utf8), connection)
    }

    private func send(_ data: Data, _ connection: Int32) -> Bool {
        var sent = 0
        let bytes = [UInt8](data)
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }
}
