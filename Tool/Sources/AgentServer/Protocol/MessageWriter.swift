import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Writes messages to a descriptor, each on a line of its own, from any thread.
final class MessageWriter: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    func write(_ message: JSONValue) {
        let bytes = Array((message.json + "\n").utf8)
        lock.withLock {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                // The client has gone; its end of the input will say so.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
