import Documents
import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The program that shows a trace to browsers while it is recorded.
public final class TraceDoor: @unchecked Sendable {
    /// The address of the page, with the token.
    public let link: String
    private let door: BrowserDoor
    private let process: Subprocess
    private let channel: FileHandle
    private let lock = NSLock()

    /// Starts the program, which listens on this machine alone.
    ///
    /// - Parameters:
    ///   - files: The page's files, by the paths of their addresses.
    ///   - onPage: Called on a thread of its own when a page comes, which has nothing yet.
    public init(
        installation: Installation, files: [String: String], onPage: @escaping @Sendable () -> Void
    ) throws(BuildError) {
        let program = try installation.buildTraceDoor()
        let door = try BrowserDoor(BrowserDoor.Request(), library: nil)
        self.door = door
        link = door.link
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw BuildError(.build, "seam: there is no socket for traces: \(String(cString: strerror(errno)))")
        }
        channel = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        defer {
            close(ends[1])
            close(door.descriptor)
        }
        process = try Subprocess(
            program.path, ["\(ends[1])"], ownGroup: true, inheriting: [ends[1], door.descriptor])
        signal(SIGPIPE, SIG_IGN)
        let settings = TraceDoorSettings(browser: door.settings, files: files)
        send((try? JSONEncoder().encode(settings)) ?? Data())
        let descriptor = ends[0]
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 256)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 || (count < 0 && errno == EINTR) {
                for byte in buffer[..<max(count, 0)] where byte == 0x0A { onPage() }
            }
        }
    }

    /// Sends a message, which is one line, to the pages that are open.
    public func send(_ message: Data) {
        // A program that has ended shows nothing any more.
        lock.withLock { try? channel.write(contentsOf: message + [0x0A]) }
    }

    /// Shows the page in the user's browser.
    public func open() { door.open() }

    /// Ends the program. What was sent reaches the pages first.
    public func finish() {
        shutdown(channel.fileDescriptor, Int32(SHUT_RDWR))
        _ = process.wait()
    }
}
