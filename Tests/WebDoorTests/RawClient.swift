import Foundation
import Glibc

/// A connection that sends whatever bytes it is told to. Its calls block, so they belong on threads of their own, one at a
/// time.
final class RawClient: @unchecked Sendable {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// An answer of the server's.
    struct Answer: Sendable {
        var status = 0
        /// By names in lower case.
        var headers: [String: [String]] = [:]
        var body = Data()

        func header(_ name: String) -> String? { headers[name]?.first }
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private let descriptor: Int32
    private var buffer = Data()

    /// Connects to the door.
    init(_ place: TestDoor.Place, timeout: Int = 60) throws {
        switch place {
        case .port(let port):
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard result == 0 else { throw Failure(description: "no connection: \(errno)") }
        case .path(let path):
            descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
            let result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            guard result == 0 else { throw Failure(description: "no connection: \(errno)") }
        }
        var limit = timeval(tv_sec: timeout, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    deinit { close(descriptor) }

    /// Sends bytes; false when the other side takes no more.
    @discardableResult
    func send(_ bytes: some Collection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(text.utf8) }

    /// Breaks the connection off.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Says that nothing more is coming.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    private func more() throws -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count > 0 { buffer.append(contentsOf: bytes[..<count]) }
        if count < 0, errno == EAGAIN { throw Failure(description: "nothing came") }
        return count > 0
    }

    /// Everything that comes until the connection is closed.
    func rest() throws -> Data {
        while try more() {}
        defer { buffer = Data() }
        return buffer
    }

    /// Takes that many bytes.
    func take(_ count: Int) throws -> Data {
        while buffer.count < count {
            guard try more() else { throw Failure(description: "the connection was closed") }
        }
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }

    /// Reads one answer.
    func answer() throws -> Answer {
        let end = Data("\r\n\r\n".utf8)
        while buffer.range(of: end) == nil {
            guard try more() else { throw Failure(description: "the connection was closed") }
        }
        let range = buffer.range(of: end)!
        let lines = String(decoding: buffer[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        buffer = Data(buffer[range.upperBound...])
        var answer = Answer()
        answer.status = Int(lines[0].split(separator: " ")[1]) ?? 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            answer.headers[parts[0].lowercased(), default: []].append(parts[1].trimmingCharacters(in: .whitespaces))
        }
        if answer.status != 101, let length = answer.header("content-length").flatMap(Int.init) {
            answer.body = try take(length)
        }
        return answer
    }

    // MARK: WebSockets

    /// A frame, masked as a client's has to be unless said otherwise.
    static func frame(
        _ payload: some Collection<UInt8>, opcode: UInt8 = 1, isFinal: Bool = true, isMasked: Bool = true,
        reserved: UInt8 = 0, length: UInt64? = nil
    ) -> [UInt8] {
        var bytes = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        let count = length ?? UInt64(payload.count)
        switch count {
        case ..<126: bytes.append(mask | UInt8(count))
        case ..<65_536: bytes += [mask | 126, UInt8(count >> 8), UInt8(count & 255)]
        default: bytes += [mask | 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
        }
        let key: [UInt8] = isMasked ? [0x37, 0xFA, 0x21, 0x3D] : []
        bytes += key
        bytes += payload.enumerated().map { isMasked ? $1 ^ key[$0 % 4] : $1 }
        return bytes
    }

    /// Reads a frame of the server's.
    func frame() throws -> (opcode: UInt8, payload: Data) {
        let head = Array(try take(2))
        var count = Int(head[1] & 127)
        if count == 126 { count = try take(2).reduce(0) { $0 << 8 | Int($1) } }
        if count == 127 { count = try take(8).reduce(0) { $0 << 8 | Int($1) } }
        return (head[0] & 15, try take(count))
    }

    /// The code with which the server closes the WebSocket; nil if it drops the connection.
    func closingCode() throws -> Int? {
        do {
            while true {
                let (opcode, payload) = try frame()
                if opcode == 8 { return payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005 }
            }
        } catch let failure as Failure {
            if failure.description == "nothing came" { throw failure }
            return nil
        }
    }
}
