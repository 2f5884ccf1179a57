import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The way by which a traced app hands over its record, and gets answers to what it asks of it.
final class TraceChannel: @unchecked Sendable {
    /// The app's end.
    private(set) var descriptor: Int32
    private let source: Int32
    private let end = DispatchSemaphore(value: 0)

    /// - Parameter take: Called with what has come, on a thread of its own; returns what the app is to read.
    init(_ take: @escaping @Sendable (Data) -> Data?) throws(BuildError) {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw BuildError(.build, "seam: there is no way for a trace: \(String(cString: strerror(errno)))")
        }
        (source, descriptor) = (ends[0], ends[1])
        Thread.detachNewThread { [source, end] in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while case let count = read(source, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
                if count > 0, let answer = take(Data(buffer[..<count])) { Self.send(answer, to: source) }
            }
            end.signal()
        }
    }

    /// An app that does not read gets no more of it after a second.
    private static func send(_ data: Data, to descriptor: Int32) {
        var rest = data[...]
        while !rest.isEmpty {
            var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&room, 1, 1_000) == 1 else { return }
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            guard count > 0 else {
                if errno == EINTR || errno == EAGAIN { continue }
                return
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until everything has been taken. Call when the app has ended.
    func finish() {
        close(descriptor)
        descriptor = -1
        // A program that the app has left behind may keep its end open.
        _ = end.wait(timeout: .now() + 2)
    }

    deinit { close(source) }
}
