import Dispatch
import Foundation

/// Reads the declarations of a module from its sources.
public struct SurfaceReader: Sendable {
    /// The repository's root.
    public let root: URL

    public init(root: URL) { self.root = root }

    /// Folders whose folders are modules, and `Sources`, of which each other folder is one.
    private static let groups = [
        "Sources/Apple", "Sources/Rx", "Sources/Libraries", "Sources", "Tool/Sources", "Tool/Declarations",
    ]

    /// The folder of a module, from the root; nil if there is no module of the name.
    public func folder(of module: String) -> String? {
        Self.groups.lazy.map { $0 + "/" + module }.first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
                && isFolder.boolValue
        }
    }

    /// The modules in the folders of `group`, which is `Sources/Apple` or another of that kind.
    public func modules(in group: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: group).path)) ?? []
        return names.filter { !swiftFiles(below: group + "/" + $0).isEmpty }.sorted()
    }

    /// The modules that apps import.
    public var publicModules: [String] {
        let groups = ["Sources/Apple", "Sources/Rx", "Sources/Libraries"].flatMap(modules)
        return (groups.filter { $0 != "TestingOverlays" } + ["CombineCocoa"].filter { folder(of: $0) != nil }).sorted()
    }

    /// Reads a module, its files in parallel.
    ///
    /// - Parameter withGenerated: Whether what is generated is read as well. For lists of what there is alone: a table
    ///   must not depend on what the last table was.
    public func read(_ module: String, withGenerated: Bool = false) throws(GenerationError) -> Surface {
        guard let folder = folder(of: module) else { throw GenerationError("there is no module \(module)") }
        return try Surface(
            module: module, files: declarations(in: swiftFiles(below: folder, withGenerated: withGenerated)))
    }

    /// The paths of Swift files, in order.
    func swiftFiles(below folder: String, withGenerated: Bool = false) -> [String] {
        let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        var paths: [String] = []
        while let path = found?.nextObject() as? String {
            if path.hasSuffix(".swift"), withGenerated || !("/" + path).contains("/Generated/") {
                paths.append(folder + "/" + path)
            }
        }
        return paths.sorted()
    }

    private func declarations(in paths: [String]) throws(GenerationError) -> [FileDeclarations] {
        var sources: [String] = []
        for path in paths {
            guard let source = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
                throw GenerationError("\(path) cannot be read")
            }
            sources.append(source)
        }
        let results = Results(count: paths.count)
        let files = sources
        DispatchQueue.concurrentPerform(iterations: paths.count) { index in
            results.set(index, FileDeclarations(files[index], file: paths[index]))
        }
        return results.all
    }
}

/// A place for each file, that is filled from several threads.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [FileDeclarations?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ value: FileDeclarations) { lock.withLock { values[index] = value } }

    var all: [FileDeclarations] { lock.withLock { values.compactMap { $0 } } }
}
