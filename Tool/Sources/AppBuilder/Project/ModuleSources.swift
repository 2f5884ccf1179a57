import Foundation
import XcodeProject

/// A module that an app, or its tests, are built with: a dependency, or another target of the project.
public struct ModuleSources: Sendable {
    public var name: String
    /// The folder that it comes from.
    public var root: URL
    public var files: [URL]
    public var resources: [AppSources.Resource] = []
    /// The bundle that its sources call `Bundle.module`, in the app's; nil if it has none.
    var resourceBundle: String?
    /// Whether names are declared for what is in its catalogs, and whether `UIImage` and `UIColor` have them as well.
    var namesAssets = true
    var extendsAssetTypes = false
    /// The names that are made of its resources.
    var synthesis: ResourceSynthesis?
    /// The scripts that run while Xcode builds it, and the sources that they would write, which are not there.
    var scripts: [String] = []
    var missingSources: [String] = []
    public var options = CompilerOptions()
    /// The sources of a module in C, which has no files in Swift.
    var c: CSources?

    public init(name: String, root: URL, files: [URL]) {
        self.name = name
        self.root = root
        self.files = files
    }

    /// Each after those that its sources import, and otherwise in the order they came in.
    static func ordered(_ modules: [ModuleSources]) -> [ModuleSources] {
        guard modules.count > 1 else { return modules }
        let places = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let imported = modules.map { module in
            AppSources.importedNames(of: module.files).union(module.options.implicitImports)
                .compactMap { places[$0] }.sorted()
        }
        var result: [ModuleSources] = []
        var seen: Set<Int> = []
        func add(_ place: Int) {
            guard seen.insert(place).inserted else { return }
            for other in imported[place] { add(other) }
            result.append(modules[place])
        }
        for place in modules.indices { add(place) }
        return result
    }
}
