internal import Foundation

/// Large values in files of their own, in a hidden folder beside the store.
///
/// The column has a first byte that says where the rest is: 1 stands before the bytes themselves, 2 before the name of a
/// file and a zero.
final class ExternalData {
    private static let isHere: UInt8 = 1
    private static let isFile: UInt8 = 2
    /// Smaller values stay in the database, where they are read faster.
    private static let threshold = 100 * 1024

    /// Nil for a store in memory.
    private let folder: URL?
    /// Files written since the last save began.
    private var written: [URL] = []
    /// Files that no row will name once the save is done.
    private var dropped: [URL] = []
    /// Files that no row names any more, but that somebody may read who sees what was there before.
    private var obsolete: [URL] = []
    /// Whether somebody sees what was there before.
    var isPinned: () -> Bool = { false }

    init(store: URL?) { folder = store.map(Self.folder) }

    /// The folder for files that belong to a store.
    static func supportFolder(of store: URL) -> URL {
        let name = store.deletingPathExtension().lastPathComponent
        return store.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT", isDirectory: true)
    }

    private static func folder(of store: URL) -> URL {
        supportFolder(of: store).appendingPathComponent("_EXTERNAL_DATA", isDirectory: true)
    }

    // MARK: Values

    /// The value of a column's bytes; nil if its file is missing.
    func value(of bytes: UnsafeRawBufferPointer) -> Data? {
        switch bytes.first {
        case Self.isHere: return Data(bytes[1...])
        case Self.isFile:
            guard let url = file(named: bytes) else { return nil }
            return try? Data(contentsOf: url)
        default: return Data(bytes)
        }
    }

    private func file(named bytes: UnsafeRawBufferPointer) -> URL? {
        guard let folder, bytes.first == Self.isFile else { return nil }
        let name = String(decoding: bytes.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
        // A damaged name leads nowhere else
        guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else { return nil }
        return folder.appendingPathComponent(name)
    }

    /// The bytes of a column for a value, which is written to a file if it is large.
    func column(for value: Data) throws -> Data {
        guard let folder, value.count > Self.threshold else { return Data([Self.isHere]) + value }
        let name = UUID().uuidString
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        written.append(url)
        try value.write(to: url)
        return Data([Self.isFile]) + Data(name.utf8) + Data([0])
    }

    /// Remembers that a row no longer has these bytes.
    func drop(_ bytes: UnsafeRawBufferPointer) {
        if let url = file(named: bytes) { dropped.append(url) }
    }

    // MARK: Saves

    func begin() {
        written = []
        dropped = []
    }

    /// The save is done: what no row names is removed.
    func commit() {
        obsolete += dropped
        if !isPinned() { sweep() }
        begin()
    }

    /// Removes what no row names.
    func sweep() {
        for url in obsolete { try? FileManager.default.removeItem(at: url) }
        obsolete = []
    }

    /// The save failed: what it wrote is removed.
    func rollBack() {
        for url in written { try? FileManager.default.removeItem(at: url) }
        begin()
    }
}
