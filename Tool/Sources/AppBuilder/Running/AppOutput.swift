import CProcess
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The output of an app that programs control: a file that the app writes to and reads again, and that is shown here.
///
/// The file has no name, and its older part is let go of. An app that crashes leaves all that it has written.
final class AppOutput: @unchecked Sendable {
    /// The least that is kept, in bytes.
    private static let limit = 8 << 20

    /// For the app's standard output and standard error.
    let descriptor: Int32
    /// Where it is shown.
    private let display: Int32
    private let condition = NSCondition()
    private var isEnded = false
    private var isDone = false
    private var shown: off_t = 0
    private var released: off_t = 0

    /// - Parameter display: The descriptor that the output is copied to.
    init(shownOn display: Int32 = 1) throws(BuildError) {
        self.display = display
        let name = FileManager.default.temporaryDirectory.appending(path: "seam-output-\(UUID().uuidString)").path
        descriptor = open(name, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BuildError(.build, "seam: \(name) cannot be written: \(String(cString: strerror(errno)))")
        }
        unlink(name)
        Thread.detachNewThread { [self] in run() }
    }

    deinit { close(descriptor) }

    /// Shows the rest. Call when the app has ended.
    func finish() {
        condition.lock()
        defer { condition.unlock() }
        isEnded = true
        condition.broadcast()
        while !isDone { condition.wait() }
    }

    private func run() {
        condition.lock()
        defer { condition.unlock() }
        while !isEnded {
            show()
            _ = condition.wait(until: Date().addingTimeInterval(0.03))
        }
        show()
        isDone = true
        condition.broadcast()
    }

    private func show() {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while case let count = pread(descriptor, &bytes, bytes.count, shown), count > 0 {
            var rest = bytes[..<count]
            while !rest.isEmpty {
                let written = rest.withUnsafeBytes { write(display, $0.baseAddress, $0.count) }
                guard written > 0 else { break }
                rest = rest.dropFirst(written)
            }
            shown += off_t(count)
        }
        if shown - released > off_t(2 * Self.limit) {
            let end = shown - off_t(Self.limit)
            _ = file_release(descriptor, 0, end)
            released = end
        }
    }
}
