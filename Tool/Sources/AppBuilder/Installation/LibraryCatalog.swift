import Foundation

/// The libraries that Seam itself is made of, as the products of its package describe them.
///
/// The product `SeamRuntime` is linked to every app. Any other product that is not part of it is a library that is built,
/// linked and loaded only for modules that import it.
struct LibraryCatalog: Codable, Equatable {
    /// A library beside the runtime: a product and the target of the same name.
    struct Library: Codable, Equatable {
        var name: String
        /// The folder of its sources, relative to the package.
        var path: String
        /// The other libraries that it needs itself, in alphabetical order.
        var dependencies: [String]
        /// The names in pkg-config of the system libraries that it needs itself, in alphabetical order.
        var systemLibraries: [String]
    }

    /// By name.
    var libraries: [String: Library] = [:]
    /// The folders of the sources of the runtime's modules, relative to the package, by the modules' names.
    var runtimeModules: [String: String] = [:]

    init(_ package: PackageManifest) {
        let targets = Dictionary(package.targets.map { ($0.name, $0) }) { first, _ in first }
        func path(_ name: String) -> String { targets[name]?.path ?? "Sources/" + name }
        let roots = package.products.first { $0.name == Self.runtime }?.targets ?? []
        var inRuntime: Set<String> = []
        var pending = roots
        while let name = pending.popLast() {
            guard let target = targets[name], inRuntime.insert(name).inserted else { continue }
            pending += target.dependencyNames
        }
        runtimeModules = Dictionary(uniqueKeysWithValues: inRuntime.map { ($0, path($0)) })
        let names = Set(package.products.map(\.name)).filter { targets[$0] != nil && !inRuntime.contains($0) }
        for name in names {
            let needed = Set(targets[name]?.dependencyNames ?? [])
            libraries[name] = Library(
                name: name, path: path(name), dependencies: needed.intersection(names).sorted(),
                systemLibraries: needed.compactMap { targets[$0]?.pkgConfig }.sorted())
        }
    }

    /// The product that is linked to every app.
    static let runtime = "SeamRuntime"
    /// The library that records what a traced app does.
    static let tracing = "Tracing"

    /// The libraries called `names` and those that they need, each after its own dependencies. Other names are ignored.
    func closure(of names: some Sequence<String>) -> [Library] {
        var result: [Library] = []
        var seen: Set<String> = []
        func add(_ name: String) {
            guard let library = libraries[name], seen.insert(name).inserted else { return }
            library.dependencies.forEach(add)
            result.append(library)
        }
        names.sorted().forEach(add)
        return result
    }

    /// The libraries that are for those who import two others, and are called by the names of both: `_CoreData_SwiftUI`.
    func overlays(of names: Set<String>) -> [String] {
        libraries.keys.filter { library in
            let parts = library.split(separator: "_").map(String.init)
            return library.hasPrefix("_") && parts.count == 2 && names.isSuperset(of: parts)
        }.sorted()
    }

    /// Reads the package in `root`, from `cache` if nothing has changed since that was written.
    static func read(_ root: URL, cache: URL) throws(BuildError) -> LibraryCatalog {
        if FileStamps.isNewer(cache, than: [root.appending(path: "Package.swift")]),
            let data = FileManager.default.contents(atPath: cache.path),
            let catalog = try? JSONDecoder().decode(LibraryCatalog.self, from: data)
        {
            return catalog
        }
        let catalog = LibraryCatalog(try PackageManifest.read(root))
        try? FileManager.default.createDirectory(
            at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(catalog).write(to: cache, options: .atomic)
        return catalog
    }
}

extension PackageManifest.Target {
    /// The names of the targets and products that it needs.
    var dependencyNames: [String] { (dependencies ?? []).compactMap(\.name) }
}
