import Foundation

/// The file that a monkey's steps are written to.
final class MonkeyRecord {
    private let handle: FileHandle

    init(_ path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    deinit { try? handle.close() }

    /// Writes text to the file at once: the app may crash.
    func write(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }
}
