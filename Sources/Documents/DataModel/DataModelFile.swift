import Foundation

/// A model in its sources: `Name.xcdatamodeld` with its versions, or `Name.xcdatamodel` with one.
public struct DataModelFile: Equatable, Sendable {
    /// A version of a model.
    public struct Version: Equatable, Sendable {
        /// The name, `Name 2`.
        public var name: String
        /// What the version is.
        public var model: DataModel
    }

    /// The name, which the compiled model has as well.
    public var name: String
    /// The versions by name; there is at least one.
    public var versions: [Version]
    /// The name of the version that an app uses.
    public var current: String
    /// Whether the versions are in a folder, `.xcdatamodeld`.
    public var isVersioned: Bool

    /// The version that an app uses.
    public var currentModel: DataModel { (versions.first { $0.name == current } ?? versions[0]).model }

    /// The endings of the folders that are models.
    public static let endings: Set<String> = ["xcdatamodeld", "xcdatamodel"]

    /// Reads a model from its folder.
    public init(_ url: URL) throws(DocumentError) {
        let files = FileManager.default
        name = url.deletingPathExtension().lastPathComponent
        isVersioned = url.pathExtension.lowercased() == "xcdatamodeld"
        guard isVersioned else {
            versions = [try Self.version(url)]
            current = name
            return
        }
        guard let names = try? files.contentsOfDirectory(atPath: url.path) else {
            throw DocumentError(file: url.path, line: 1, message: "the model cannot be read")
        }
        let found = names.filter { $0.hasSuffix(".xcdatamodel") }.map { $0.dropLast(12) }.sorted()
        versions = try found.map { name throws(DocumentError) in
            try Self.version(url.appendingPathComponent(name + ".xcdatamodel"))
        }
        guard let first = versions.first else {
            throw DocumentError(file: url.path, line: 1, message: "there is no version (.xcdatamodel) in it")
        }
        let mark = url.appendingPathComponent(".xccurrentversion")
        guard let data = files.contents(atPath: mark.path) else {
            // Xcode writes the file when there is a second version.
            current = versions.contains { [name] in $0.name == name } ? name : first.name
            return
        }
        let list: PropertyList
        do throws(PropertyListError) {
            list = try PropertyListReader.read(data)
        } catch {
            throw DocumentError(file: mark.path, line: error.line, message: error.message)
        }
        let chosen = list["_XCCurrentVersionName"]?.string ?? first.name + ".xcdatamodel"
        current = chosen.hasSuffix(".xcdatamodel") ? String(chosen.dropLast(12)) : chosen
        guard versions.contains(where: { [current] in $0.name == current }) else {
            throw DocumentError(
                file: mark.path, line: 1, message: "the current version is \(chosen), which is not there")
        }
    }

    private static func version(_ url: URL) throws(DocumentError) -> Version {
        let file = url.appendingPathComponent(nameOfContents(in: url))
        guard let data = FileManager.default.contents(atPath: file.path) else {
            let old = FileManager.default.fileExists(atPath: url.appendingPathComponent("elements").path)
            throw DocumentError(
                file: file.path, line: 1,
                message: old ? "a model of Xcode 3; open it in a newer Xcode once" : "the file cannot be read")
        }
        return Version(
            name: url.deletingPathExtension().lastPathComponent, model: try read(data, file: file.path))
    }

    /// On a Mac, the case of a name does not matter.
    private static func nameOfContents(in folder: URL) -> String {
        let name = "contents"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.contains(name) ? name : files.first { $0.lowercased() == name } ?? name
    }

    /// Reads the XML of one version. `file` names it in errors.
    public static func read(_ data: Data, file: String) throws(DocumentError) -> DataModel {
        try DataModelReader(file: file).read(data)
    }
}
