import Foundation
import XcodeProject

extension AppSources {
    /// Adds the modules that `--dependency NAME=PATH` names, and those that the project brings along.
    public mutating func add(dependencies: [String]) throws(BuildError) {
        var added: [ModuleSources] = []
        for text in dependencies {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw BuildError(.usage, "seam: --dependency is \"\(text)\"; it is NAME=PATH")
            }
            let url = URL(fileURLWithPath: parts[1]).standardizedFileURL
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
                throw BuildError(.usage, "seam: --dependency \(text): there is no folder \(url.path)")
            }
            added += try DependencySources(name: parts[0], folder: url).modules()
        }
        let named = Set(added.map(\.name))
        for product in origin?.target.products ?? [] {
            guard let folder = product.folder, !named.contains(product.name),
                FileManager.default.fileExists(atPath: folder.path)
            else { continue }
            added += try DependencySources(name: product.name, folder: folder).modules()
        }
        var seen: Set<String> = []
        modules = (added + modules).filter { seen.insert($0.name).inserted }
    }
}
