import AppBuilder
import Foundation
import XcodeProject

/// Checkouts of libraries that apps are built with, found by what projects ask for.
struct LibraryShelf {
    /// A checkout of a library.
    struct Library {
        let folder: URL
        /// Under which the library may be asked for: its folder, its products, its pods.
        let names: Set<String>
        /// As in `Alamofire@5.10.2`; nil if the folder does not say.
        let version: String?
        /// The modules that its sources import.
        let imports: Set<String>

        /// The products of its package, which are asked for by their very names.
        let products: Set<String>

        func has(_ module: String) -> Bool {
            if products.contains(where: { $0 == module || AppSources.identifier($0) == module }) { return true }
            return names.contains { !products.contains($0) && DependencyHints.isSame($0, module) }
        }
    }

    let libraries: [Library]

    init(_ folder: URL?) {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        libraries = names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
            folder.flatMap { Self.library($0.appending(path: name)) }
        }
    }

    private static func library(_ folder: URL) -> Library? {
        let parts = folder.lastPathComponent.split(separator: "@", maxSplits: 1).map(String.init)
        guard let name = parts.first?.split(separator: "+").last.map(String.init) else { return nil }
        var names: Set = [name]
        var pods: Set<String> = []
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where file.hasSuffix(".podspec") {
            names.insert(String(file.dropLast(8)))
            pods.insert(String(file.dropLast(8)))
            if let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8),
                let match = text.firstMatch(of: /\.module_name\s*=\s*["'](\w+)["']/)
            {
                names.insert(String(match.1))
            }
        }
        let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        var products: Set<String> = []
        for match in (manifest ?? "").matches(
            of: /\.library\s*\(\s*name:\s*"([^"]+)"(?:[^)]*?targets:\s*\[([^\]]*)\])?/)
        {
            products.insert(String(match.1))
            for target in (match.2 ?? "").matches(of: /"([^"]+)"/) { products.insert(String(target.1)) }
        }
        // SwiftPM reads no manifest from before Swift 4.
        let isPackage = manifest?.firstMatch(of: /^\s*\/\/\s*swift-tools-version\s*:\s*[4-9]/.ignoresCase()) != nil
        // A package has its products, whatever its folder is called.
        if isPackage, !products.isEmpty, !pods.contains(name) { names.remove(name) }
        names.formUnion(products)
        let sources = ["Sources", "Source"].map { folder.appending(path: $0) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        // Manifests may make their targets by functions of their own.
        if let manifest, let sources {
            for target in (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
            where manifest.contains("name: \"\(target)\"") { names.insert(target) }
        }
        let imports = ImportedModules.names(in: [sources ?? folder])
        return Library(
            folder: folder, names: names, version: parts.count > 1 ? parts[1] : nil, imports: imports,
            products: isPackage ? products.subtracting(pods) : [])
    }

    /// The values of `--dependency` for a project that imports `modules`, each after those it needs itself.
    ///
    /// - Parameters:
    ///   - asked: The versions that the project asks for decide among several checkouts of a library.
    ///   - own: Libraries that come with the project, which are not looked for.
    func dependencies(
        for modules: Set<String>, asked: [Dependency], besides own: CheckedInLibraries? = nil
    ) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        func add(_ module: String) {
            // Libraries may import what Seam has itself, as apps may.
            guard !AppSources.ownLibraries.contains(module), seen.insert(module).inserted, own?.has(module) != true,
                let library = library(for: module, asked: asked)
            else { return }
            for other in library.imports.sorted() where !library.names.contains(other) { add(other) }
            result.append("\(module)=\(library.folder.path)")
        }
        for module in modules.sorted() { add(module) }
        return result
    }

    /// The checkout that has a module: of several, that of the version asked for, or else the nearest newer one of the
    /// same major version, or else the newest.
    private func library(for module: String, asked: [Dependency]) -> Library? {
        let found = libraries.filter { $0.has(module) }
        guard found.count > 1 else { return found.first }
        func numbers(_ text: String) -> [Int] { text.split { !$0.isNumber }.compactMap { Int($0) } }
        let sorted = found.sorted { numbers($0.version ?? "").lexicographicallyPrecedes(numbers($1.version ?? "")) }
        let wanted = asked.filter { dependency in
            found.contains { $0.has(dependency.name) }
        }.compactMap(\.version).map(numbers).first { !$0.isEmpty }
        guard let wanted else { return sorted.last }
        let sameMajor = sorted.filter { numbers($0.version ?? "").first == wanted.first }
        return sameMajor.first { !numbers($0.version ?? "").lexicographicallyPrecedes(wanted) }
            ?? sameMajor.last ?? sorted.last
    }
}
