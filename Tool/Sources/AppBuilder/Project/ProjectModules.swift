import Foundation
import XcodeProject

/// The other targets of a project whose modules a target imports.
struct ProjectModules {
    let project: XcodeProject

    /// The modules that `target` needs, each after those it needs itself; and its own last, if that is wanted.
    func modules(for target: XcodeTarget, withItself: Bool = false) throws(BuildError) -> [ModuleSources] {
        var result: [ModuleSources] = []
        var seen: Set<String> = [target.name]
        try collect(target, &result, &seen)
        if withItself { result.append(module(target)) }
        // Xcode finds by itself which framework is to be built before another.
        return ModuleSources.ordered(result)
    }

    private func collect(
        _ target: XcodeTarget, _ result: inout [ModuleSources], _ seen: inout Set<String>
    ) throws(BuildError) {
        for name in target.dependencies {
            guard let other = project.target(named: name), other.kind == .framework, seen.insert(other.name).inserted
            else { continue }
            try collect(other, &result, &seen)
            guard !other.sources.isEmpty, !AppSources.ownLibraries.contains(other.moduleName) else { continue }
            result.append(module(other))
        }
    }

    private func module(_ target: XcodeTarget) -> ModuleSources {
        var module = ModuleSources(
            name: target.moduleName, root: project.url.deletingLastPathComponent(), files: target.sources)
        module.resources = target.resources.map {
            AppSources.Resource(source: $0.source, path: $0.path, module: target.moduleName)
        }
        module.namesAssets = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
        module.extendsAssetTypes = target.settings.isOn(
            "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        module.synthesis = target.synthesis
        module.scripts = target.scripts.map(\.text)
        module.missingSources = target.missingMadeSources
        if let bundle = target.synthesis?.bundle {
            // What is linked statically has its resources in a bundle of their own.
            for index in module.resources.indices {
                module.resources[index].path = bundle + "/" + module.resources[index].path
            }
            module.resourceBundle = bundle
        }
        module.options = CompilerOptions(target.settings)
        if UmbrellaHeader.importsUIKit(module.name, in: module.root) { module.options.seeUIKitByHeader() }
        return module
    }
}
