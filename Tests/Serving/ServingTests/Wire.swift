import Foundation
import Glibc

/// A connection to the front, byte by byte, and what is said on it in HTTP and in WebSockets.
final class Wire {
    struct Failure: Error, CustomStringConvertible { var description: String }

    struct Answer {
        var status: Int
        var headers: [(name: String, value: String)]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }

        subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }

    let descriptor: Int32
    private var buffer = Data()

    init(_ port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Failure(description: "nobody listens on port \(port)") }
    }

    deinit { close(descriptor) }

    func send(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { throw Failure(description: "sending: \(String(cString: strerror(errno)))") }
                sent += count
            }
        }
    }

    func send(_ text: String) throws { try send(Data(text.utf8)) }

    /// Says that nothing more will come.
    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// More bytes; false at the end.
    func receive() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count >= 0 else { throw Failure(description: "receiving: \(String(cString: strerror(errno)))") }
        buffer.append(contentsOf: piece[..<count])
        return count > 0
    }

    /// Everything up to the end of the connection.
    func rest() throws -> Data {
        while try receive() {}
        defer { buffer = Data() }
        return buffer
    }

    func take(_ count: Int) throws -> Data {
        while buffer.count < count {
            guard try receive() else { throw Failure(description: "the connection has ended") }
        }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    /// Reads an answer. A body of a length that is announced, or in chunks, or up to the end.
    func answer(withBody: Bool = true) throws -> Answer {
        var end: Range<Data.Index>?
        while end == nil {
            end = buffer.firstRange(of: Data("\r\n\r\n".utf8))
            if end == nil, try !receive() { throw Failure(description: "no answer: \(buffer.count) bytes") }
        }
        let head = String(
            decoding: try take(buffer.distance(from: buffer.startIndex, to: end!.upperBound)), as: UTF8.self)
        let lines = head.split(separator: "\r\n").map(String.init)
        let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1].trimmingCharacters(in: .whitespaces)) : nil
        }
        var answer = Answer(status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: headers, body: Data())
        guard withBody, answer.status != 101, answer.status != 304 else { return answer }
        if answer["Transfer-Encoding"] == "chunked" {
            while true {
                let size = Int(try line(), radix: 16) ?? 0
                if size > 0 { answer.body += try take(size) }
                _ = try line()
                if size == 0 { return answer }
            }
        }
        answer.body = try answer["Content-Length"].flatMap { Int($0) }.map(take) ?? rest()
        return answer
    }

    private func line() throws -> String {
        while true {
            if let end = buffer.firstRange(of: Data("\r\n".utf8)) {
                let count = buffer.distance(from: buffer.startIndex, to: end.lowerBound)
                let text = String(decoding: try take(count), as: UTF8.self)
                _ = try take(2)
                return text
            }
            guard try receive() else { throw Failure(description: "the connection has ended") }
        }
    }

    // MARK: WebSockets

    func sendMessage(_ data: Data, isText: Bool) throws {
        var frame = Data([isText ? 0x81 : 0x82])
        switch data.count {
        case ..<126: frame.append(0x80 | UInt8(data.count))
        case ..<65536: frame.append(contentsOf: [0x80 | 126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)])
        default:
            frame.append(0x80 | 127)
            frame.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: data.count >> (56 - $0 * 8)) })
        }
        let mask: [UInt8] = [17, 34, 51, 68]
        frame.append(contentsOf: mask)
        frame.append(contentsOf: data.enumerated().map { $1 ^ mask[$0 % 4] })
        try send(frame)
    }

    func message() throws -> (kind: UInt8, data: Data) {
        let head = [UInt8](try take(2))
        var count = Int(head[1] & 0x7F)
        if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return (head[0] & 0x0F, try take(count))
    }
}
