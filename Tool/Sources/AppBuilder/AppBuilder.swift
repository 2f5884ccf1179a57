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
    }

    public let sources: AppSources
    public let installation: Installation
    /// Where the app's translated sources, objects and bundle are kept.
    public let cache: URL
    /// Whether the compiler's warnings are shown when there is no error.
    public var showsWarnings = false

    public init(sources: AppSources, installation: Installation) {
        self.sources = sources
        self.installation = installation
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Installation.home + "/.cache"
        cache = URL(fileURLWithPath: home).appending(
            path: "seam/\(sources.name)-\(StableHash.text(sources.root.path))-\(installation.configuration)")
    }

    /// Translates, compiles and links what has changed, and puts the bundle together.
    public func build() throws(BuildError) -> Product {
        do {
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        } catch {
            throw BuildError(.build, "seam: \(cache.path) cannot be made: \(error.localizedDescription)")
        }
        return try CacheLock.hold(in: cache) { () throws(BuildError) in try buildAlone() }
    }

    private func buildAlone() throws(BuildError) -> Product {
        let translation = try TranslationCache(folder: cache).translate(sources.swiftFiles)
        for message in translation.messages { Console.print(message) }
        if translation.hasErrors { throw BuildError(.build, "seam: \(sources.name) was not built") }
        try checkImports(translation)
        guard translation.hasMain else {
            throw BuildError(
                .usage,
                "seam: no file in \(sources.root.path) has `@main`, `@UIApplicationMain` or the name main.swift; "
                    + "give the folder of a whole app")
        }
        let bundle = AppBundle(sources: sources, folder: cache)
        let identifier = try bundle.assemble()
        try Console.progress("Building \(sources.name)") { () throws(BuildError) in
            try compile(translation, to: bundle.executable)
        }
        return Product(
            name: sources.name, identifier: identifier, bundle: bundle.url, executable: bundle.executable)
    }

    /// Names every module that is missing, before the compiler stumbles over the first.
    private func checkImports(_ translation: TranslationCache.Result) throws(BuildError) {
        let known = ModuleSearch(installation: installation).modules
        var missing: [String: [String]] = [:]
        for (file, module) in translation.imports
        where !known.contains(module.module) && module.module != sources.moduleName {
            missing[module.module, default: []].append(
                "\(file.path):\(module.line):\(module.column): error: no such module '\(module.module)'")
        }
        guard !missing.isEmpty else { return }
        var text = ""
        for (_, places) in missing.sorted(by: { $0.key < $1.key }) {
            text += places[0] + (places.count > 1 ? " (and in \(places.count - 1) more files)" : "") + "\n"
        }
        let names = missing.keys.sorted().joined(separator: ", ")
        throw BuildError(
            .build, text + "seam: \(names): neither a module of Apple's that Seam has, nor one of the app's")
    }

    private func compile(_ translation: TranslationCache.Result, to executable: URL) throws(BuildError) {
        let objects = cache.appending(path: "Objects")
        try? FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let stamp = cache.appending(path: "built")
        var arguments = try CompilerCommand(installation: installation).arguments(module: sources.moduleName)
        // An app that is running keeps its executable, and an interrupted build leaves none that is half written.
        let linked = executable.deletingLastPathComponent().appending(path: ".\(sources.name).new")
        arguments += ["-emit-executable", "-o", linked.path]
        let files = translation.files.map(\.compiled.path)
        let isScript = files.contains { $0.hasSuffix("/main.swift") }
        if !isScript { arguments.append("-parse-as-library") }
        let map = objects.appending(path: "map.json")
        try writeMap(translation, objects: objects, to: map)
        arguments += ["-incremental", "-enable-batch-mode", "-output-file-map", map.path]
        arguments += ["-module-cache-path", cache.deletingLastPathComponent().appending(path: "ModuleCache").path]
        // Crash reports leave out the folder that the compiler ran in: it must not be one that the author's files are in.
        arguments += ["-file-compilation-dir", cache.path]
        arguments += files

        let command = arguments.joined(separator: "\n")
        let isSame = (try? String(contentsOf: stamp, encoding: .utf8)) == command
        if isSame, FileManager.default.fileExists(atPath: executable.path),
            FileStamps.isNewer(stamp, than: translation.files.map(\.compiled) + [installation.runtimeLibrary])
        {
            return
        }
        let began = Date()
        unlink(stamp.path)
        let result = try Subprocess.output(of: "swiftc", arguments)
        let report = CompilerReport(result.text, generated: cache.path)
        guard result.ending == .exit(0) else {
            throw BuildError(.build, report.errors(module: sources.moduleName) + "seam: \(sources.name) was not built")
        }
        guard rename(linked.path, executable.path) == 0 else {
            throw BuildError(
                .build, "seam: \(executable.path) cannot be written: \(String(cString: strerror(errno)))")
        }
        if showsWarnings, !report.warnings.isEmpty { Console.print(report.warnings) }
        try? command.write(to: stamp, atomically: true, encoding: .utf8)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
    }

    private func writeMap(
        _ translation: TranslationCache.Result, objects: URL, to file: URL
    ) throws(BuildError) {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": objects.appending(path: "module.swiftdeps").path]
        ]
        for (author, compiled) in translation.files {
            let base = objects.appending(path: author.deletingPathExtension().lastPathComponent).path
            map[compiled.path] = [
                "object": base + ".o", "swift-dependencies": base + ".swiftdeps", "diagnostics": base + ".dia",
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(map) else {
            throw BuildError(.build, "seam: the file map cannot be encoded")
        }
        if FileManager.default.contents(atPath: file.path) == data { return }
        do {
            try data.write(to: file)
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error)")
        }
    }
}
