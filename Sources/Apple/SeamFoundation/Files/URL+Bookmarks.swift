public import Foundation

extension URL {
    /// How a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The bookmark holds little.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark may be kept in a file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark carries no right to read the file.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark is read.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nobody is asked anything.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Nothing is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The right to read the file is not taken.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Data that leads to the file again later, also after it was moved within its file system.
    ///
    /// - Parameters:
    ///   - options: Without effect: a bookmark holds the file's place and number.
    ///   - keys: What else is to be in it; without effect.
    ///   - url: A folder that the place is relative to.
    /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        var values: [String: Any] = ["path": standardizedFileURL.path]
        values["number"] = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
        values["home"] = NSHomeDirectory()
        if let url, let relative = FileBookmark.path(of: self, from: url) { values["relative"] = relative }
        return try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    /// The file that a bookmark leads to.
    ///
    /// - Parameters:
    ///   - options: Without effect.
    ///   - url: The folder that the bookmark was made relative to.
    ///   - bookmarkDataIsStale: Gets whether the file was moved, so that a new bookmark should be made.
    /// - Throws: `CocoaError.fileReadCorruptFile` if the data is no bookmark, `.fileNoSuchFile` if the file is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let path = values["path"] as? String
        else { throw CocoaError(.fileReadCorruptFile) }
        if let url, let relative = values["relative"] as? String {
            let place = url.appendingPathComponent(relative)
            if FileManager.default.fileExists(atPath: place.path) {
                bookmarkDataIsStale = false
                self = place
                return
            }
        }
        let number = values["number"] as? UInt64
        guard let place = FileBookmark.place(of: path, home: values["home"] as? String, number: number) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        bookmarkDataIsStale = place != path
        self = URL(fileURLWithPath: place)
    }
}

/// Finds files again that bookmarks lead to.
private enum FileBookmark {
    /// Where the file is now: at its place, at the same place of the app's container, which may have moved, or under another
    /// name in its folder.
    static func place(of path: String, home: String?, number: UInt64?) -> String? {
        let files = FileManager.default
        if files.fileExists(atPath: path) { return path }
        if let home, path.hasPrefix(home + "/") {
            let moved = NSHomeDirectory() + path.dropFirst(home.count)
            if files.fileExists(atPath: moved) { return moved }
        }
        let folder = (path as NSString).deletingLastPathComponent
        return (try? files.contentsOfDirectory(atPath: folder))?.lazy.map { folder + "/" + $0 }.first { candidate in
            let attributes = try? files.attributesOfItem(atPath: candidate)
            return number != nil && (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value == number
        }
    }

    static func path(of file: URL, from folder: URL) -> String? {
        let outer = folder.standardizedFileURL.pathComponents
        let inner = file.standardizedFileURL.pathComponents
        guard inner.starts(with: outer) else { return nil }
        return inner.dropFirst(outer.count).joined(separator: "/")
    }
}
