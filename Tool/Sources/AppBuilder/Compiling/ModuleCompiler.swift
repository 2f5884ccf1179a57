import Foundation
import SourceTranslator

#if canImport(Glibc)
    import Glibc
#endif

/// Translates and compiles the sources of one module, what has changed of them.
struct ModuleCompiler {
    /// A module that another can import and link.
    struct Compiled {
        var name: String
        var objects: [URL]
        /// The folder of its interface.
        var interfaces: URL
        /// Seam's libraries beside the runtime that the module, or one that it imports, is linked with, each after those
        /// that it needs.
        var libraries: [LibraryCatalog.Library] = []
        /// The author's files by those that were compiled of them, where the code counts its lines.
        var covered: [String: String] = [:]
        /// Its types that are called as Combine's.
        var sharedNames: Set<SharedName> = []
        /// The folder of the headers of a module in C; nil for one in Swift.
        var headers: URL?
        var interface: URL {
            interfaces.appending(path: headers == nil ? name + ".swiftmodule" : "module.modulemap")
        }
    }

    /// The product of a compilation.
    enum Output {
        case executable(URL)
        /// Objects to link, and an interface in a folder.
        case module(interfaces: URL)
    }

    let installation: Installation
    var module: ModuleSources
    /// Where the translated sources and the objects are kept.
    let folder: URL
    /// The modules that this one may import, all of which it is linked with.
    var imports: [Compiled] = []
    /// The name of the function that starts the program, if it is not `main`.
    var entryPoint: String?
    /// The libraries that a module can be linked with beside the runtime.
    var catalog: LibraryCatalog
    /// Modules without an interface of ours that may be imported, such as the toolchain's.
    var knownModules: Set<String>
    /// Whether the compiler's warnings are shown when there is no error.
    var showsWarnings = false
    /// Of the files of a library that import frameworks which are not here, those that are left out; nil for all.
    var leftOut: Set<String>?
    /// The files of a library that do not build, with what is wrong with them.
    var broken: [String: String] = [:]
    /// Branches that do not build, by file and line, with what is wrong with them.
    var brokenBranches: [String: String] = [:]
    /// Libraries and search paths that are linked beside the runtime.
    var linkArguments: [String] = []

    private var objectFolder: URL { folder.appending(path: "Objects") }

    /// Translates what has changed, prints what there is to say about it, and throws if there is an error.
    ///
    /// - Parameter missing: Gets what of a library imports frameworks which are not here.
    func translate(
        hints: DependencyHints, missing: ((MissingImports) -> Void)? = nil
    ) throws(BuildError) -> TranslationCache.Result {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var options = module.options.translation
        options.moduleName = module.name
        for module in imports where !module.sharedNames.isEmpty {
            options.sharedNames[module.name] = module.sharedNames
        }
        let missingFrameworks = DependencyHints.appleFrameworks.subtracting(known)
        if options.isForLinuxToo {
            options.missingFrameworks = missingFrameworks
        } else {
            options.frameworksDoneWithout = missingFrameworks
        }
        var translation = try TranslationCache(folder: folder).translate(module.files, options: options)
        for message in translation.messages { Console.print(message) }
        if translation.hasErrors { throw BuildError(.build, "seam: \(module.name) was not built") }
        if let missing {
            var found = MissingImports()
            for (file, record) in translation.imports where options.missingFrameworks.contains(record.module) {
                if let branch = record.branch {
                    found.branches.append(SourceLines(file: file, lines: branch))
                } else {
                    found.files.insert(file.path)
                }
            }
            missing(found)
        }
        if options.isForLinuxToo {
            leaveOut(options.missingFrameworks, from: &translation)
        } else {
            doWithout(missingFrameworks, in: &translation, hints)
        }
        translation.files.removeAll { broken[$0.author.path] != nil }
        translation.imports.removeAll { broken[$0.file.path] != nil }
        for (path, reason) in broken.sorted(by: { $0.key < $1.key }) {
            let name = URL(filePath: path).lastPathComponent
            translation.omissions.append("seam: \(module.name): \(name) is left out, which does not build: \(reason)")
        }
        for (branch, reason) in brokenBranches.sorted(by: { $0.key < $1.key }) {
            let parts = branch.split(separator: ":")
            guard parts.count > 1, let line = parts.last else { continue }
            let name = URL(filePath: parts.dropLast().joined(separator: ":")).lastPathComponent
            translation.omissions.append(
                "seam: \(module.name): the branch at line \(line) of \(name) is left out, which does not build: \(reason)"
            )
        }
        try checkImports(translation, hints)
        let libraries = libraries(of: translation)
        try installation.buildLibraries(libraries)
        if libraries.contains(where: { $0.name == Installation.pagesModule }) { try installation.providePages() }
        if libraries.contains(where: { Installation.documentModules.contains($0.name) }) {
            try installation.provideDocumentReader()
        }
        return translation
    }

    private var known: Set<String> {
        knownModules.union(catalog.libraries.keys).union(imports.map(\.name)).union([module.name])
    }

    /// The libraries that the sources import, or ask for: one that is there for those who ask is there for all of them,
    /// whatever has been built before. A module of the project's own takes the place of a library of its name. What a
    /// header imports for all files is asked for as well.
    func libraries(of translation: TranslationCache.Result) -> [LibraryCatalog.Library] {
        var names = translation.mentions.union(module.options.implicitImports)
            .subtracting(imports.map(\.name)).subtracting([module.name])
        // Its conditions are translated by this rule.
        if !translation.index.needsSwiftUI, !module.options.translation.hasSwiftUI { names.remove("SwiftUI") }
        if module.options.translation.isTraced || module.options.translation.tracesTests {
            names.insert(LibraryCatalog.tracing)
        }
        return catalog.closure(of: names.union(catalog.overlays(of: names)))
    }

    /// Leaves out of a library what needs frameworks that are not here, files and branches of conditions, unless nothing
    /// would be left: the rest of a library mostly does without.
    private func leaveOut(_ missing: Set<String>, from translation: inout TranslationCache.Result) {
        let found = translation.imports.filter { missing.contains($0.module.module) }
        let files = Set(found.filter { $0.module.branch == nil }.map(\.file)).filter {
            leftOut?.contains($0.path) ?? true
        }
        guard !found.isEmpty, translation.files.contains(where: { !files.contains($0.author) }) else { return }
        translation.files.removeAll { files.contains($0.author) }
        translation.imports.removeAll { files.contains($0.file) || missing.contains($0.module.module) }
        var omissions: Set<String> = []
        for (file, record) in found where !files.contains(file) == (record.branch != nil) {
            // A branch may do without what it imports.
            if let branch = record.branch, let hidden = module.options.translation.hiddenBranches,
                !hidden.contains(TranslationOptions.branch(of: file.path, at: branch.lowerBound))
            {
                continue
            }
            let lines = record.branch.map { "lines \($0.lowerBound) to \($0.upperBound) of " } ?? ""
            omissions.insert(
                "seam: \(module.name): \(lines)\(file.lastPathComponent) \(lines.isEmpty ? "is" : "are") left out: "
                    + "Seam has no \(record.module)")
        }
        translation.omissions = omissions.sorted()
    }

    /// Lets an app go on without frameworks that are not here: many a file imports one and uses nothing of it.
    private func doWithout(
        _ missing: Set<String>, in translation: inout TranslationCache.Result, _ hints: DependencyHints
    ) {
        translation.doneWithout = translation.imports.filter { missing.contains($0.module.module) }
        translation.imports.removeAll { missing.contains($0.module.module) }
        for name in Set(translation.doneWithout.map(\.module.module)) {
            translation.advice[name] = hints.advice(for: [name])
        }
        translation.omissions += Set(
            translation.doneWithout.map { file, record in
                "seam: \(file.lastPathComponent) imports \(record.module), which Seam does not have: going on without"
            }
        ).sorted()
    }

    /// What to say of frameworks that are not here, and that files with errors seem to need.
    private func needs(_ translation: TranslationCache.Result, saying errors: String) -> String {
        let users = Set(
            LibraryCompiler.places(of: errors).filter { $0.message.hasPrefix("cannot find") }.map(\.path))
        let needed = translation.doneWithout.filter { users.contains($0.file.path) }
        return Dictionary(grouping: needed, by: \.module.module).sorted { $0.key < $1.key }.map { name, places in
            Self.missing(name, places) + (translation.advice[name].map { $0 + "\n" } ?? "")
        }.joined()
    }

    private static func missing(_ name: String, _ places: [(file: URL, module: ImportRecord)]) -> String {
        guard let first = places.first else { return "" }
        let more = places.count > 1 ? " (and in \(places.count - 1) more files)" : ""
        let place = "\(first.file.path):\(first.module.line):\(first.module.column)"
        return place + ": error: no such module '\(name)'\(more)\n"
    }

    /// Names every module that is missing, before the compiler stumbles over the first.
    private func checkImports(_ translation: TranslationCache.Result, _ hints: DependencyHints) throws(BuildError) {
        let known = known
        let missing = Dictionary(
            grouping: translation.imports.filter { !known.contains($0.module.module) }, by: \.module.module)
        guard !missing.isEmpty else { return }
        let text = missing.sorted { $0.key < $1.key }.map(Self.missing).joined()
        throw BuildError(.build, text + hints.advice(for: missing.keys.sorted()))
    }

    /// Compiles what has changed.
    @discardableResult
    func compile(_ translation: TranslationCache.Result, to output: Output) throws(BuildError) -> Compiled {
        try? FileManager.default.createDirectory(at: objectFolder, withIntermediateDirectories: true)
        // What was compiled for the app is meant where a module of Seam's own has the name as well.
        let folders = imports.map(\.interfaces.path) + imports.compactMap(\.headers?.path)
        var arguments = Set(folders).sorted().flatMap { ["-I", $0] }
        arguments += try CompilerCommand(installation: installation).arguments(
            module: module.name, options: module.options)
        var translation = translation
        if case .module = output, module.options.bringsUIKit { try addExport(to: &translation) }
        let files = translation.files.map(\.compiled.path)
        if !files.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        if let entryPoint { arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entryPoint] }
        let map = objectFolder.appending(path: "map.json")
        let objects = try writeMap(translation, to: map)
        arguments += ["-incremental", "-enable-batch-mode", "-output-file-map", map.path]
        arguments += ["-module-cache-path", Self.moduleCache(folder).path]
        // Crash reports leave out the folder that the compiler ran in: it must not be one that the author's files are in.
        arguments += ["-file-compilation-dir", folder.path]

        var result = Compiled(name: module.name, objects: objects, interfaces: folder)
        result.sharedNames = SharedName.all(in: translation.compiled)
        if module.options.isCovered {
            for file in translation.files { result.covered[file.compiled.path] = file.author.path }
        }
        let imported = imports.flatMap(\.libraries) + libraries(of: translation)
        result.libraries = catalog.closure(of: imported.map(\.name))
        // A file of SwiftUI's may name the context of Core Data's that another file imports.
        let named = Set(libraries(of: translation).map(\.name))
        // UIKit's own headers name what is notified, so that a file sees it when another one imports it.
        let seen = named.contains("UserNotifications") ? ["UserNotifications"] : []
        for overlay in catalog.overlays(of: named) + seen {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", overlay]
        }
        let linked: (temporary: URL, final: URL)?
        switch output {
        case .executable(let executable):
            // An app that is running keeps its executable, and an interrupted build leaves none that is half written.
            let temporary = executable.deletingLastPathComponent()
                .appending(path: ".\(executable.lastPathComponent).new")
            linked = (temporary, executable)
            arguments += ["-emit-executable", "-o", temporary.path]
            arguments += imports.flatMap { $0.objects.map(\.path) } + linkArguments
            // It takes the place of functions of libdispatch, and so must come before all others.
            let isFirst = { (library: LibraryCatalog.Library) in library.name == LibraryCatalog.tracing }
            arguments += result.libraries.filter(isFirst).map { installation.libraryFile($0.name).path }
            arguments += result.libraries.filter { !isFirst($0) }.map { "-l" + Installation.linkName($0.name) }
        case .module(let interfaces):
            linked = nil
            result.interfaces = interfaces
            arguments += ["-c", "-emit-module", "-emit-module-path", result.interface.path]
        }
        arguments += files

        let stamp = folder.appending(path: "built")
        let command = arguments.joined(separator: "\n")
        var inputs = translation.files.map(\.compiled) + [installation.runtimeLibrary] + imports.map(\.interface)
        if linked != nil { inputs += imports.flatMap(\.objects) }
        inputs += result.libraries.map { installation.libraryFile($0.name) }
        let made = linked.map { [$0.final] } ?? objects + [result.interface]
        if (try? String(contentsOf: stamp, encoding: .utf8)) == command,
            made.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }),
            FileStamps.isNewer(stamp, than: inputs)
        {
            return result
        }
        // Said whenever the rest is compiled: it may be the reason for an error there.
        for omission in translation.omissions { Console.print(omission) }
        let began = Date()
        unlink(stamp.path)
        removeObjects(olderThan: translation)
        let outcome = try Subprocess.output(of: "swiftc", arguments)
        let report = CompilerReport(outcome.text, generated: folder.path)
        guard outcome.ending == .exit(0) else {
            let errors = report.errors(module: module.name)
            throw BuildError(
                .build, needs(translation, saying: errors) + errors + "seam: \(module.name) was not built")
        }
        if let linked, rename(linked.temporary.path, linked.final.path) != 0 {
            throw BuildError(
                .build, "seam: \(linked.final.path) cannot be written: \(String(cString: strerror(errno)))")
        }
        if showsWarnings, !report.warnings.isEmpty { Console.print(report.warnings) }
        try? command.write(to: stamp, atomically: true, encoding: .utf8)
        try? FileManager.default.setAttributes([.modificationDate: began], ofItemAtPath: stamp.path)
        return result
    }

    /// The compiler tells changes of files by whole seconds, and would leave out one that was edited twice in the same. It
    /// compiles anew what has no object.
    private func removeObjects(olderThan translation: TranslationCache.Result) {
        for (author, compiled) in translation.files {
            let object = object(of: author)
            guard let made = FileStamps.date(of: object), let changed = FileStamps.date(of: compiled) else { continue }
            if changed >= made { unlink(object.path) }
        }
    }

    private func object(of author: URL) -> URL { product(of: author, "o") }

    /// A file that the compiler makes of one of the author's.
    private func product(of author: URL, _ suffix: String) -> URL {
        objectFolder.appending(path: author.deletingPathExtension().lastPathComponent + "." + suffix)
    }

    /// Clang's modules, which all apps share.
    private static func moduleCache(_ folder: URL) -> URL {
        AppBuilder.cacheFolder.appending(path: "ModuleCache")
    }

    /// Adds a file that hands UIKit on to who imports the module.
    private func addExport(to translation: inout TranslationCache.Result) throws(BuildError) {
        let file = folder.appending(path: "BroughtUIKit.swift")
        let text = "@_exported import UIKit\n"
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
            do {
                try text.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                throw BuildError(.build, "seam: \(file.path) cannot be written: \(error)")
            }
        }
        translation.files.append((file, file))
    }

    /// Returns the object of each file.
    private func writeMap(_ translation: TranslationCache.Result, to file: URL) throws(BuildError) -> [URL] {
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": objectFolder.appending(path: "module.swiftdeps").path]
        ]
        var objects: [URL] = []
        for (author, compiled) in translation.files {
            let object = object(of: author)
            objects.append(object)
            map[compiled.path] = [
                "object": object.path, "swift-dependencies": product(of: author, "swiftdeps").path,
                "diagnostics": product(of: author, "dia").path,
            ]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(map) else {
            throw BuildError(.build, "seam: the file map cannot be encoded")
        }
        if FileManager.default.contents(atPath: file.path) == data { return objects }
        do {
            try data.write(to: file)
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error)")
        }
        return objects
    }
}
