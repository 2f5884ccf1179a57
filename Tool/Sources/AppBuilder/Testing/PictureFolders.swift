import Foundation

/// The folders beside sources of tests in which SnapshotTesting keeps its references. Tests may write there and nowhere
/// else in the project: they record what is not there yet.
struct PictureFolders: Sendable {
    private(set) var folders: [URL] = []

    init() {}

    /// - Parameter files: Those that import SnapshotTesting.
    init(besides files: [URL]) {
        let paths = files.map { $0.deletingLastPathComponent().appending(path: "__Snapshots__").path }
        folders = Set(paths).sorted().map { URL(filePath: $0, directoryHint: .isDirectory) }
    }

    /// Makes those that are not there, calls `body`, and takes away those of them in which nothing was kept.
    func using<Result>(_ body: () throws(BuildError) -> Result) throws(BuildError) -> Result {
        let files = FileManager.default
        let made = folders.filter { !files.fileExists(atPath: $0.path) }
        for folder in made { try files.makeFolder(folder) }
        defer {
            for folder in made where (try? files.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
                try? files.removeItem(at: folder)
            }
        }
        return try body()
    }
}
