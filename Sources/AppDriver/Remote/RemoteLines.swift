import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Lines that come and go over a socket.
final class RemoteLines: @unchecked Sendable {
    private let descriptor: Int32
    private var rest = Data()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line, without its end; nil when nobody is there.
    func next() -> Data? {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                return line
            }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            rest.append(contentsOf: chunk[..<count])
        }
    }

    func write(_ line: Data) {
        let data = line + Data("\n".utf8)
        data.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }
}
