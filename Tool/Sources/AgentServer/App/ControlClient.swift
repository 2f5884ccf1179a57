import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Calls an app's verbs by HTTP/1.1, a connection for each.
struct ControlClient: Sendable {
    /// An answer's status and JSON.
    struct Answer {
        var status: Int
        var value: JSONValue
    }

    /// Why there is no answer.
    struct Failure: Error {
        var message: String
        /// Whether there was no word for too long.
        var isLate = false
    }

    /// A number and a dot each: 127.0.0.1.
    var host: String
    var port: UInt16
    var token: String
    /// In bytes; a picture in Base64 fits.
    var answerLimit = 64 << 20

    /// Reads the address and the token from what `seam run --control` has printed; nil if they are not there yet.
    init?(announcedIn text: String) {
        let pattern =
            /seam: programs control it at http:\/\/([0-9.]+):(\d+)\/control\/VERB, with the header "Authorization: Bearer ([0-9A-Za-z_-]+)"\n/
        guard let match = text.firstMatch(of: pattern), let port = UInt16(match.2) else { return nil }
        self.init(host: String(match.1), port: port, token: String(match.3))
    }

    init(host: String, port: UInt16, token: String) {
        self.host = host
        self.port = port
        self.token = token
    }

    /// Calls a verb.
    ///
    /// - Parameters:
    ///   - patience: How long the app may say nothing, in seconds.
    ///   - onConnect: Gets the socket's descriptor, and nil before it is closed; to shut it down ends the call.
    func call(
        _ verb: String, _ arguments: JSONValue, patience: Double, onConnect: (Int32?) -> Void = { _ in }
    ) throws(Failure) -> Answer {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(message: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        onConnect(descriptor)
        defer { onConnect(nil) }
        var limit = timeval(tv_sec: Int(patience), tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        inet_pton(AF_INET, host, &address.sin_addr)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure(message: String(cString: strerror(errno))) }
        let body = Array(arguments.json.utf8)
        let head = """
            POST /control/\(verb) HTTP/1.1\r
            Host: \(host):\(port)\r
            Authorization: Bearer \(token)\r
            Content-Type: application/json\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        try send(Array(head.utf8) + body, descriptor)
        return try Self.parse(try receive(descriptor))
    }

    private func send(_ bytes: [UInt8], _ descriptor: Int32) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(message: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }

    /// Everything up to the end of the connection, or of the body where the head says how long that is.
    private func receive(_ descriptor: Int32) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        var end: Int?
        while end.map({ bytes.count < $0 }) ?? true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { throw Failure(message: "it is busy, or hangs", isLate: true) }
            guard count >= 0 else { throw Failure(message: String(cString: strerror(errno))) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= answerLimit else { throw Failure(message: "the answer is too long") }
            if end == nil, let head = Self.head(of: bytes), let length = head.length { end = head.end + length }
        }
        return bytes
    }

    private struct Head {
        var status: Int
        var length: Int?
        var isChunked: Bool
        /// Where the body begins.
        var end: Int
    }

    private static func head(of bytes: [UInt8]) -> Head? {
        guard let range = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
        var head = Head(status: status, length: nil, isChunked: false, end: range.upperBound)
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            switch parts[0].lowercased() {
            case "content-length": head.length = Int(parts[1])
            case "transfer-encoding": head.isChunked = parts[1].lowercased() == "chunked"
            default: break
            }
        }
        return head
    }

    /// Reads a whole answer.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> Answer {
        guard let head = head(of: bytes) else { throw Failure(message: "the app closed the connection") }
        var body = Array(bytes[head.end...])
        if head.isChunked { body = unchunked(body) }
        if let length = head.length, body.count < length { throw Failure(message: "the app closed the connection") }
        do throws(JSONError) {
            return Answer(status: head.status, value: try JSONValue(parsing: body))
        } catch {
            let text = String(decoding: body.prefix(200), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw Failure(message: "the app answered with status \(head.status): \(text)")
        }
    }

    private static func unchunked(_ body: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var rest = body[...]
        while let line = rest.firstRange(of: Array("\r\n".utf8)),
            let size = Int(
                String(decoding: rest[..<line.lowerBound].prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self), radix: 16),
            size > 0, rest.endIndex - line.upperBound >= size
        {
            result += rest[line.upperBound..<line.upperBound + size]
            rest = rest[(line.upperBound + size)...].dropFirst(2)
        }
        return result
    }
}
