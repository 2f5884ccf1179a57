import Foundation
import UniformTypeIdentifiers

/// A file in a folder of its own among the temporary ones.
struct TemporaryFile {
    let url: URL
    private let folder: URL

    init(_ data: Data, named name: String?, type: String) throws {
        let ending = UTType(type)?.preferredFilenameExtension
        var name = (name ?? "file").replacingOccurrences(of: "/", with: "_")
        if let ending, URL(fileURLWithPath: name).pathExtension.lowercased() != ending { name += "." + ending }
        folder = try Self.makeFolder()
        url = folder.appendingPathComponent(name)
        try data.write(to: url)
    }

    init(copying file: URL) throws {
        folder = try Self.makeFolder()
        url = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: url)
    }

    private static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
