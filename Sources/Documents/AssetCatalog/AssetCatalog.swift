import Foundation

/// A folder of pictures, colours and data that Xcode keeps by name: `Assets.xcassets`.
///
/// Opening one lists the names of its sets; a set is read when it is first asked for. Any thread may ask.
public final class AssetCatalog: @unchecked Sendable {
    /// The catalog's folder.
    public let url: URL

    private struct Key: Hashable {
        var kind: AssetSet.Kind
        var name: String
    }

    private let folders: [Key: URL]
    private let lock = NSLock()
    private var sets: [Key: AssetSet?] = [:]
    private var failures: [DocumentError] = []

    /// Creates a catalog for a folder, which is read at the first look-up.
    public init(url: URL) {
        self.url = url
        var folders: [Key: URL] = [:]
        var pending: [(folder: URL, prefix: String, depth: Int)] = [(url, "", 0)]
        while let (folder, prefix, depth) = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where !name.hasPrefix(".") {
                let place = folder.appendingPathComponent(name)
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue
                else { continue }
                if let kind = AssetSet.Kind(rawValue: place.pathExtension) {
                    let key = Key(kind: kind, name: prefix + place.deletingPathExtension().lastPathComponent)
                    folders[key] = folders[key] ?? place
                } else if place.pathExtension.isEmpty, depth < 32 {
                    // A folder that provides a namespace is part of the names of what is in it.
                    let contents = place.appendingPathComponent("Contents.json")
                    let providesNamespace =
                        FileManager.default.contents(atPath: contents.path).map(AssetSet.providesNamespace) ?? false
                    pending.append((place, providesNamespace ? prefix + name + "/" : prefix, depth + 1))
                }
            }
        }
        self.folders = folders
    }

    /// The names of all sets of a kind.
    public func names(of kind: AssetSet.Kind) -> [String] {
        folders.keys.filter { $0.kind == kind }.map(\.name).sorted()
    }

    /// The set of that name; nil when there is none, or when its Contents.json cannot be read, which
    /// ``takeFailures()`` tells.
    public func set(_ kind: AssetSet.Kind, named name: String) -> AssetSet? {
        let key = Key(kind: kind, name: name)
        guard let folder = folders[key] else { return nil }
        lock.lock()
        defer { lock.unlock() }
        if let known = sets[key] { return known }
        let file = folder.appendingPathComponent("Contents.json")
        var set: AssetSet?
        do throws(DocumentError) {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw DocumentError(file: file.path, line: 1, message: "the file cannot be read")
            }
            set = try AssetSet(contents: data, kind: kind, folder: folder)
        } catch {
            failures.append(error)
        }
        sets[key] = .some(set)
        return set
    }

    /// The failures to read a file since the last call.
    public func takeFailures() -> [DocumentError] {
        lock.lock()
        defer { lock.unlock() }
        let taken = failures
        failures = []
        return taken
    }
}
