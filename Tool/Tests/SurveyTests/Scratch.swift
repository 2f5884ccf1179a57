import Foundation

/// A folder for a test's files.
final class Scratch: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "survey-tests-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) {
        let file = folder.appending(path: path)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? text.write(to: file, atomically: true, encoding: .utf8)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path }
}
