internal import CGLib
import Glibc

/// Passes on what a visit's app prints, a line at a time with a name before it, and not more than some.
@MainActor
final class LogPipe {
    /// The end that the app writes to; closed by ``closeWriter()`` once the app has it.
    private(set) var writer: Int32
    private let reader: Int32
    private var line: [UInt8] = []
    private var window = Window()
    private let print: (String) -> Void
    private var source: guint = 0

    /// The lines of one minute.
    private struct Window {
        var minute = 0
        var count = 0
    }
    private static let linesPerMinute = 200
    private static let longestLine = 2048

    init?(print: @escaping (String) -> Void) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        reader = ends[0]
        writer = ends[1]
        self.print = print
        source = g_unix_fd_add_full(
            G_PRIORITY_LOW, reader, GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue),
            { _, _, data in
                MainActor.assumeIsolated {
                    Unmanaged<LogPipe>.fromOpaque(data!).takeUnretainedValue().read() ? 1 : 0
                }
            },
            Unmanaged.passRetained(self).toOpaque(),
            { Unmanaged<LogPipe>.fromOpaque($0!).release() })
    }

    func closeWriter() {
        if writer >= 0 { close(writer) }
        writer = -1
    }

    /// Ends the reading, whoever still has the other end.
    func stop() {
        closeWriter()
        guard source != 0 else { return }
        _ = read()
        if source != 0 { g_source_remove(source) }
        finish()
    }

    private func finish() {
        guard source != 0 else { return }
        source = 0
        if !line.isEmpty { endLine() }
        close(reader)
    }

    /// Reads some of what is there. False once nobody writes any more.
    private func read() -> Bool {
        let count = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
            let count = Glibc.read(reader, buffer.baseAddress, buffer.count)
            if count > 0 { take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
            return count
        }
        if count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR)) { return true }
        finish()
        return false
    }

    private func take(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            if byte == 10 {
                endLine()
            } else if line.count < Self.longestLine {
                line.append(byte)
            }
        }
    }

    private func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        if now.tv_sec / 60 != window.minute { window = Window(minute: now.tv_sec / 60) }
        window.count += 1
        if window.count > Self.linesPerMinute { return }
        // Control characters could move a terminal's cursor.
        print(
            String(decoding: line, as: UTF8.self).filter {
                $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
            })
        if window.count == Self.linesPerMinute { print("(more lines of this minute are left out)") }
    }
}
