import CGLib
import Foundation
import Glibc

/// Lines from the command and to it, in GLib's loop.
@MainActor
final class LineChannel {
    /// Takes a line, without its end.
    var onLine: ((Data) -> Void)?
    /// Called when the other end is closed.
    var onEnd: (() -> Void)?

    private let descriptor: Int32
    private var rest = Data()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// - Parameter descriptor: A socket, of which nobody else reads.
    nonisolated init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Calls ``onLine`` and ``onEnd`` from now on. The channel must live as long as the loop.
    func start() {
        let condition = GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
        g_unix_fd_add(
            descriptor, condition,
            { _, _, data in
                nonisolated(unsafe) let data = data
                return MainActor.assumeIsolated {
                    Unmanaged<LineChannel>.fromOpaque(data!).takeUnretainedValue().read() ? 1 : 0
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Sends a line.
    func send(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }

    /// Reads what has come; false at the end.
    private func read() -> Bool {
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return true }
        guard count > 0 else {
            onEnd?()
            return false
        }
        // Only what is new can have the end of a line.
        var from = rest.endIndex
        rest += buffer[..<count]
        while let end = rest[from...].firstIndex(of: 0x0A) {
            onLine?(Data(rest[..<end]))
            rest = rest[(end + 1)...]
            from = rest.startIndex
        }
        rest = Data(rest)
        return true
    }
}
