import Foundation
import SourceTranslator

/// Translates the files of an app, each one only when it, or what it depends on, has changed.
struct TranslationCache {
    /// A file's record from the last run.
    private struct Entry: Codable {
        var date: Date
        var size: Int
        var index: FileIndex
        /// The index of the module that the file was translated with.
        var moduleDigest: UInt64
        /// Whether there is a translated file.
        var isTranslated: Bool
        var diagnostics: [Diagnostic]
    }

    /// The format of the cache and the version of the translator: another number, and all is done anew.
    private static let version = 8

    private struct State: Codable {
        var version: Int
        var translator: TranslatorStamp
        var entries: [String: Entry]
    }

    let folder: URL
    /// What translates.
    var translator = TranslatorStamp.own

    /// The files to compile, in the order of the app's, and what there is to say about them.
    struct Result {
        var files: [(author: URL, compiled: URL)] = []
        var messages: [String] = []
        var hasErrors = false
        var hasMain = false
        /// The declarations of all files.
        var index = ModuleIndex()
        /// Those of each file.
        var indexes: [String: FileIndex] = [:]
        var imports: [(file: URL, module: ImportRecord)] = []
        /// The modules that any file may import, or asks for by `canImport`.
        var mentions: Set<String> = []
        /// The branches of a library that are there on iOS, and that Linux has nothing in place of.
        var hiddenBranches: [SourceLines] = []
        /// The branches that depend on modules.
        var optionalBranches: [SourceLines] = []
        /// What is done only if a value is of a type.
        var castBranches: [SourceLines] = []
        /// The imports of an app's files of frameworks that are not here, without which the app is tried.
        var doneWithout: [(file: URL, module: ImportRecord)] = []
        /// What to do about those frameworks, by name.
        var advice: [String: String] = [:]
        /// Messages about files that are not compiled.
        var omissions: [String] = []
        /// The files that the translator has read this time.
        var read: [URL] = []

        /// The branches that are not taken, by ``TranslationOptions/branch(of:at:)``.
        var leftOut: Set<String> = []

        /// The test classes of the files that are compiled.
        var testClasses: [ModuleIndex.TestClass] { compiled.testClasses }

        /// What is compiled of the index.
        var compiled: ModuleIndex {
            guard files.count < indexes.count || !leftOut.isEmpty else { return index }
            return ModuleIndex(
                files.compactMap { file in
                    let path = file.author.path
                    return indexes[path]?.without { leftOut.contains(TranslationOptions.branch(of: path, at: $0)) }
                })
        }
    }

    func translate(_ sources: [URL], options: TranslationOptions = TranslationOptions()) throws(BuildError) -> Result {
        let stateFile = folder.appending(path: "translation.json")
        let translated = folder.appending(path: "Translated")
        try? FileManager.default.createDirectory(at: translated, withIntermediateDirectories: true)
        var old: [String: Entry] = [:]
        if let data = try? Data(contentsOf: stateFile), let state = try? JSONDecoder().decode(State.self, from: data),
            state.version == Self.version, state.translator == translator
        {
            old = state.entries
        }

        var texts: [String: String] = [:]
        var entries: [String: Entry] = [:]
        for file in sources {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            let date = attributes?[.modificationDate] as? Date ?? .distantPast
            let size = attributes?[.size] as? Int ?? -1
            if let entry = old[file.path], entry.date == date, entry.size == size {
                entries[file.path] = entry
                continue
            }
            let text = try read(file)
            texts[file.path] = text
            entries[file.path] = Entry(
                date: date, size: size, index: Translator.index(text), moduleDigest: 0, isTranslated: false,
                diagnostics: [])
        }

        var index = ModuleIndex(sources.compactMap { entries[$0.path]?.index })
        index.infersExposure = options.infersExposure
        let digest =
            try digest(index) &+ (options.refusesInvalidURLs ? 1 : 0) &+ (options.isForLinuxToo ? 2 : 0)
            &+ (options.isTraced ? 4 : 0) &+ (options.tracesTests ? 8 : 0) &+ (options.hasBundleOfTests ? 16 : 0)
            &+ (options.isOfTests ? 32 : 0) &+ (options.isForTests ? 64 : 0)
            &+ (options.hasSwiftUI ? 128 : 0) &+ (options.isSwift3 ? 256 : 0) &+ (options.infersExposure ? 512 : 0)
            &+ StableHash.of(Data(options.missingFrameworks.sorted().joined(separator: " ").utf8))
            &+ StableHash.of(Data(("-" + options.frameworksDoneWithout.sorted().joined(separator: " ")).utf8))
            &+ StableHash.of(Data(Self.text(of: options.sharedNames).utf8))
            &+ StableHash.of(Data((options.hiddenBranches?.sorted().joined(separator: " ") ?? "none").utf8))
        var result = Result()
        result.index = index
        result.leftOut = options.hiddenBranches ?? []
        for file in sources {
            guard var entry = entries[file.path] else { continue }
            let output = translated.appending(path: Self.outputName(of: file))
            if texts[file.path] != nil || entry.moduleDigest != digest {
                result.read.append(file)
                let text = if let text = texts[file.path] { text } else { try read(file) }
                let translation = Translator.translate(
                    text, path: file.path, index: index, options: options)
                entry.isTranslated = translation.source != nil
                entry.diagnostics = translation.diagnostics
                entry.moduleDigest = digest
                if let source = translation.source { try write(source, to: output) }
                entries[file.path] = entry
            }
            result.files.append((file, entry.isTranslated ? output : file))
            result.indexes[file.path] = entry.index
            result.hasMain = result.hasMain || entry.index.hasMain || file.lastPathComponent == "main.swift"
            result.mentions.formUnion(entry.index.mentions)
            result.imports += entry.index.imports.map { (file, $0) }
            result.optionalBranches += entry.index.optionalBranches.map { SourceLines(file: file, lines: $0) }
            result.castBranches += entry.index.castBranches.map { SourceLines(file: file, lines: $0) }
            result.hiddenBranches += entry.index.hiddenBranches.map { SourceLines(file: file, lines: $0) }
            result.messages += entry.diagnostics.map { $0.text(path: file.path) }
            result.hasErrors = result.hasErrors || entry.diagnostics.contains { $0.severity == .error }
        }
        let state = State(version: Self.version, translator: translator, entries: entries)
        if let data = try? JSONEncoder().encode(state) { try? data.write(to: stateFile, options: .atomic) }
        return result
    }

    /// `main.swift` has to keep its name; others get one that no file of the author has, so that `#fileID` is theirs.
    static func outputName(of file: URL) -> String {
        let name = file.lastPathComponent
        return name == "main.swift" ? name : file.deletingPathExtension().lastPathComponent + ".seam.swift"
    }

    /// The same for the same names.
    private static func text(of names: [String: Set<SharedName>]) -> String {
        names.sorted { $0.key < $1.key }.map { module, names in
            module + names.sorted().map { " \($0.name)\($0.isProtocol ? "p" : "")\($0.isPublic ? "" : "i")" }.joined()
        }.joined(separator: "\n")
    }

    private func digest(_ index: ModuleIndex) throws(BuildError) -> UInt64 {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(index) else {
            throw BuildError(.build, "seam: the index cannot be encoded")
        }
        return StableHash.of(data)
    }

    private func read(_ file: URL) throws(BuildError) -> String {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw BuildError(.build, "\(file.path): error: the file cannot be read")
        }
        // Bytes that are no UTF-8 become U+FFFD, about which the compiler then complains at its place.
        return String(decoding: data, as: UTF8.self)
    }

    /// A file that stays the same keeps its date, and is not compiled again.
    private func write(_ text: String, to file: URL) throws(BuildError) {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) == data { return }
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw BuildError(.build, "seam: \(file.path) cannot be written: \(error)")
        }
    }
}
