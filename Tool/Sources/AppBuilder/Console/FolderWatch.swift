import Foundation

/// Notices which files of a folder change.
public struct FolderWatch {
    private let folder: URL
    private var dates: [String: Date]

    /// Folders that others write to.
    private static let others: Set<String> = [
        ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "xcuserdata",
    ]
    private static let endings: Set<String> = [
        "swift", "storyboard", "xib", "plist", "strings", "stringsdict", "xcstrings", "json", "pbxproj", "xctestplan",
        "xcscheme", "xcdatamodel", "contents", "h", "m", "storekit",
    ]

    public init(_ folder: URL) {
        self.folder = folder
        dates = Self.dates(in: folder)
    }

    /// Looks at the folder. Returns the files that have changed, come or gone since it last did.
    public mutating func changes() -> Set<String> {
        let now = Self.dates(in: folder)
        defer { dates = now }
        return Set(now.keys.filter { now[$0] != dates[$0] }).union(dates.keys.filter { now[$0] == nil })
    }

    /// Waits until something has changed, and for a moment more: editors write several files.
    public mutating func next() -> Set<String> {
        var found: Set<String> = []
        while true {
            let changes = changes()
            if changes.isEmpty, !found.isEmpty { return found }
            found.formUnion(changes)
            usleep(found.isEmpty ? 200_000 : 50_000)
        }
    }

    private static func dates(in folder: URL) -> [String: Date] {
        var dates: [String: Date] = [:]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey, .isDirectoryKey])
        while let file = files?.nextObject() as? URL {
            let name = file.lastPathComponent
            if others.contains(name) { files?.skipDescendants() }
            guard endings.contains(file.pathExtension) || name == "contents" else { continue }
            dates[file.path] = FileStamps.date(of: file)
        }
        return dates
    }
}
