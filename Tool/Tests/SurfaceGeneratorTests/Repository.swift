import Foundation

@testable import SurfaceGenerator

/// The repository that these tests are in.
enum Repository {
    static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// A folder with the files of a made-up module, removed when the body is left.
    static func withModule<Result>(
        _ name: String, _ files: [String: String], _ body: (URL) throws -> Result
    ) throws -> Result {
        let root = FileManager.default.temporaryDirectory.appending(path: "surface-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (file, text) in files {
            let place = root.appending(path: "Sources/Apple/\(name)/\(file)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        return try body(root)
    }

    /// What is read of a made-up module of one file.
    static func surface(_ source: String) throws -> Surface {
        try withModule("Example", ["Example.swift": source]) { try SurfaceReader(root: $0).read("Example") }
    }
}
