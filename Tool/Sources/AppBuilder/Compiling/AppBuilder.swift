import Foundation

#if canImport(Glibc)
    import Glibc
#endif
import SourceTranslator

/// Builds an app from its folder into a bundle in the user's cache. Nothing is written to the app's own folder.
public struct AppBuilder: Sendable {
    /// An app that has been built.
    public struct Product: Sendable {
        public var name: String
        public var identifier: String
        /// `NAME.app`
        public var bundle: URL
        public var executable: URL
        /// The folders that its sources and resources come from, the app's own first.
        public var folders: [URL] = []
        /// The groups of apps, and of keychains, that it shares a folder with.
        public var groups: [String] = []
    }

    public let sources: AppSources
    public let installation: Installation
    /// Where the app's translated sources, objects and bundle are kept.
    public let cache: URL
    /// Whether the compiler's warnings are shown when there is no error.
    public var showsWarnings = false
    /// Whether the app's own code tells a recorder what it does.
    public let isTraced: Bool
    /// Whether the app's own code counts how often its lines run.
    var isCovered = false

    /// - Parameter purpose: Tells builds of the same app apart.
    public init(sources: AppSources, installation: Installation, purpose: String = "", isTraced: Bool = false) {
        self.sources = sources
        self.installation = installation
        self.isTraced = isTraced
        let purpose = purpose + (isTraced ? "traced" : "")
        cache = Self.cacheFolder.appending(
            path: "\(sources.name)-\(StableHash.text(sources.root.path))-\(installation.configuration)"
                + (purpose.isEmpty ? "" : "-" + purpose))
    }

    /// The folder of all that is kept of apps.
    package static var cacheFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Installation.home + "/.cache"
        return URL(fileURLWithPath: home).appending(path: "seam")
    }

    /// Translates, compiles and links what has changed, and puts the bundle together.
    public func build() throws(BuildError) -> Product {
        try alone { () throws(BuildError) in try buildAlone() }
    }

    /// Runs `work` with the cache to itself.
    func alone<Result>(_ work: () throws(BuildError) -> Result) throws(BuildError) -> Result {
        try FileManager.default.makeFolder(cache)
        return try CacheLock.hold(in: cache, work)
    }

    private func buildAlone() throws(BuildError) -> Product {
        let modules = try Console.progress("Building what \(sources.name) needs") { () throws(BuildError) in
            try buildModules()
        }
        var module = try appModule(in: cache)
        try trace(&module, in: cache)
        var compiler = try compiler(of: module, in: cache, importing: modules)
        compiler.showsWarnings = showsWarnings
        let translation = try compiler.translate(hints: hints)
        guard translation.hasMain else {
            throw BuildError(
                .usage,
                "seam: no file in \(sources.root.path) has `@main`, `@UIApplicationMain` or the name main.swift; "
                    + "give the folder of a whole app")
        }
        let bundle = AppBundle(sources: sources, folder: cache)
        let identifier = try bundle.assemble()
        try Console.progress("Building \(sources.name)") { () throws(BuildError) in
            _ = try compiler.compile(translation, to: .executable(bundle.executable))
        }
        return Product(
            name: sources.name, identifier: identifier, bundle: bundle.url, executable: bundle.executable,
            folders: sources.folders,
            groups: sources.entitlements.groups(
                besides: Entitlements.prefix { sources.settings[$0] } + identifier))
    }

    /// The app's own sources, as a module.
    ///
    /// - Parameter folder: Where the classes of its data models are written.
    func appModule(in folder: URL) throws(BuildError) -> ModuleSources {
        let generated = [assetSymbols(), textSymbols(), resourceNames()].compactMap(\.self)
        var module = ModuleSources(
            name: sources.moduleName, root: sources.root, files: sources.swiftFiles + generated)
        module.options = sources.options
        module.resources = sources.ownResources
        if let target = sources.origin?.target {
            module.synthesis = target.synthesis
            module.scripts = target.scripts.map(\.text)
            module.missingSources = target.missingMadeSources
        }
        try module.addResourceInterfaces(in: folder)
        try addManagedClasses(to: &module, from: sources.ownResources, in: folder)
        return module
    }

    /// Has a module tell the recorder what its code does, in a traced build.
    func trace(_ module: inout ModuleSources, in folder: URL) throws(BuildError) {
        guard isTraced else { return }
        module.files.append(try TracedSystemCalls.write(to: folder))
        module.options.translation.isTraced = true
        module.options.implicitImports.append(LibraryCatalog.tracing)
    }

    /// Whether a module is the project's, and not a library that was brought along.
    private func isOwn(_ module: ModuleSources) -> Bool {
        let root = sources.root.standardizedFileURL.path + "/"
        let path = module.root.standardizedFileURL.path + "/"
        guard path.hasPrefix(root) else { return false }
        let brought: Set<Substring> = ["Pods", "Carthage", "checkouts", "SourcePackages", ".build", "Vendor", "vendor"]
        return brought.isDisjoint(with: path.dropFirst(root.count).split(separator: "/"))
    }

    var hints: DependencyHints { DependencyHints(sources: sources) }

    /// Builds the modules that the app imports, which may import `others`.
    ///
    /// - Returns: Those others as well.
    func buildModules(over others: [ModuleCompiler.Compiled] = []) throws(BuildError) -> [ModuleCompiler.Compiled] {
        var built = others
        let interfaces = cache.appending(path: "Modules")
        try? FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
        // Libraries have views of SwiftUI's for apps that show such views.
        let own = sources.modules.filter(isOwn).flatMap(\.files)
        let usesSwiftUI = SwiftUIUse.isFound(in: sources.swiftFiles + own)
        for module in sources.modules {
            let folder = interfaces.appending(path: module.name)
            if let sources = module.c {
                var compiler = CModuleCompiler(name: module.name, sources: sources, folder: folder)
                compiler.imports = built
                built.append(try compiler.compile())
                continue
            }
            var module = module
            // As in Xcode's debug builds; apps have files in which they import a library's internals.
            module.options.isTestable = true
            try addManagedClasses(to: &module, from: module.resources, in: folder)
            try module.addResourceBundle(in: folder)
            try module.addResourceInterfaces(in: folder)
            if usesSwiftUI { module.options.translation.hasSwiftUI = true }
            if isOwn(module) {
                try trace(&module, in: folder)
                module.options.isCovered = isCovered
            }
            let compiler = try compiler(of: module, in: folder, importing: built)
            built.append(try LibraryCompiler(compiler, hints: hints).compile(to: .module(interfaces: interfaces)))
        }
        return built
    }

    func compiler(
        of module: ModuleSources, in folder: URL, importing imports: [ModuleCompiler.Compiled]
    ) throws(BuildError) -> ModuleCompiler {
        ModuleCompiler(
            installation: installation, module: module, folder: folder, imports: imports,
            catalog: try installation.catalog(), knownModules: ModuleSearch(installation: installation).modules)
    }
}
