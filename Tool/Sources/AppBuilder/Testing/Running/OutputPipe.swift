import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A pipe that a program writes to, read on a thread of its own.
final class OutputPipe: @unchecked Sendable {
    /// The program's end.
    private(set) var descriptor: Int32
    private let end = DispatchSemaphore(value: 0)

    /// - Parameter take: Called with what has come, and with nothing at the end.
    init(_ take: @escaping @Sendable (Data) -> Void) throws(BuildError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            throw BuildError(.build, "seam: there is no pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let source = ends[0]
        descriptor = ends[1]
        Thread.detachNewThread { [end] in
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while case let count = read(source, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
                if count > 0 { take(Data(buffer[..<count])) }
            }
            take(Data())
            close(source)
            end.signal()
        }
    }

    /// The same, by lines without their ends.
    static func lines(_ take: @escaping @Sendable (String) -> Void) throws(BuildError) -> OutputPipe {
        let rest = Rest()
        return try OutputPipe { data in
            rest.bytes += data
            while let newline = rest.bytes.firstIndex(of: UInt8(ascii: "\n")) {
                take(String(decoding: rest.bytes[rest.bytes.startIndex..<newline], as: UTF8.self))
                rest.bytes = Data(rest.bytes[(newline + 1)...])
            }
            if data.isEmpty, !rest.bytes.isEmpty { take(String(decoding: rest.bytes, as: UTF8.self)) }
        }
    }

    /// Used by the thread that reads alone.
    private final class Rest: @unchecked Sendable {
        var bytes = Data()
    }

    /// Waits until everything has been taken. Call when the program has ended.
    func finish() {
        close(descriptor)
        descriptor = -1
        // A program that was left behind may keep its end open.
        _ = end.wait(timeout: .now() + 2)
    }
}
