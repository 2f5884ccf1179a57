import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The way by which a traced app hands over its record.
final class TraceChannel: @unchecked Sendable {
    /// The end that the app writes to.
    private(set) var descriptor: Int32
    private let source: Int32
    private let end = DispatchSemaphore(value: 0)

    /// - Parameter take: Called with what has come, on a thread of its own.
    init(_ take: @escaping @Sendable (Data) -> Void) throws(BuildError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw BuildError(.build, "seam: there is no way for a trace: \(String(cString: strerror(errno)))")
        }
        (source, descriptor) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        Thread.detachNewThread { [source, end] in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while case let count = read(source, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
                if count > 0 { take(Data(buffer[..<count])) }
            }
            end.signal()
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
