import Foundation
import SourceTranslator

/// Compiles a module that the app is built with.
///
/// A library hides from Linux what Linux lacks elsewhere, and much of it is here: Combine, parts of Security, what is
/// UIKit's. It is built as on iOS, without those of such branches that the compiler finds fault with, and without the files
/// that need a framework which is not here.
struct LibraryCompiler {
    private var compiler: ModuleCompiler
    private let hints: DependencyHints
    /// Whether whatever builds is better than nothing, as it is of tests.
    var canBeInPart = false

    init(_ compiler: ModuleCompiler, hints: DependencyHints) {
        self.compiler = compiler
        self.hints = hints
    }

    /// What was found not to build, by a translator and with a runtime.
    struct Findings: Codable {
        var runtime: Date
        var translator = TranslatorStamp.own
        /// When the libraries beside the runtime were built that the module was compiled with, by name.
        var libraries: [String: Date] = [:]
        /// When the files were last changed, those of the module and the interfaces that it imports.
        var stamps: [String: Date] = [:]
        /// Whether it is tried as a library for tests, without its branches for Linux; nil if that is not known.
        var isForTests: Bool?
        /// Whether it uses SwiftUI without asking where it is there for those who ask.
        var usesSwiftUI = false
        /// Declarations of our own that take the place of what is left out, by name.
        var supplements: Set<String> = []
        /// Branches that stay hidden.
        var hidden: Set<String> = []
        /// Of those, what was wrong with branches of tests, which would not be missed otherwise.
        var reasons: [String: String] = [:]
        /// Files that import frameworks which are not here, and use them.
        var leftOut: Set<String> = []
        /// Other files that use what is not here, with what is wrong with them.
        var broken: [String: String] = [:]

        /// What was kept in a file and still holds; nil if that was found with something else than `new` will be.
        static func kept(in file: URL, for new: Findings) -> Findings? {
            guard let data = FileManager.default.contents(atPath: file.path),
                let known = try? JSONDecoder().decode(Findings.self, from: data), known.runtime == new.runtime,
                known.translator == new.translator
            else { return nil }
            return known.holding(for: new.stamps)
        }

        /// What still holds for files that may have changed since.
        ///
        /// A file may be broken for what another lacked: with any change all of them are tried again.
        func holding(for stamps: [String: Date]) -> Findings {
            guard stamps != self.stamps else { return self }
            let kept = Set(stamps.keys.filter { stamps[$0] == self.stamps[$0] })
            var result = Findings(runtime: runtime, translator: translator, libraries: libraries, stamps: stamps)
            result.isForTests = isForTests
            result.supplements = supplements
            result.usesSwiftUI = usesSwiftUI
            result.leftOut = leftOut.intersection(kept)
            result.hidden = hidden.filter { branch in
                branch.lastIndex(of: ":").map { kept.contains(String(branch[..<$0])) } ?? false
            }
            result.reasons = reasons.filter { result.hidden.contains($0.key) }
            return result
        }
    }

    private var stamps: [String: Date] {
        var stamps: [String: Date] = [:]
        for file in compiler.module.files + compiler.imports.map(\.interface) {
            stamps[file.path] = FileStamps.date(of: file)
        }
        return stamps
    }

    private var file: URL { compiler.folder.appending(path: "unbuilt.json") }

    func compile(to output: ModuleCompiler.Output) throws(BuildError) -> ModuleCompiler.Compiled {
        try compileAndTranslate(to: output).0
    }

    func compileAndTranslate(
        to output: ModuleCompiler.Output
    ) throws(BuildError) -> (ModuleCompiler.Compiled, TranslationCache.Result) {
        guard compiler.module.options.translation.isForLinuxToo else {
            let translation = try compiler.translate(hints: hints)
            return (try compiler.compile(translation, to: output), translation)
        }
        let runtime = FileStamps.date(of: compiler.installation.runtimeLibrary) ?? .distantPast
        let stamps = stamps
        let new = Findings(runtime: runtime, stamps: stamps)
        var attempt = Attempt(findings: Findings.kept(in: file, for: new) ?? new, canBeInPart: canBeInPart)
        while true {
            let (compiler, translation, missing) = try translate(attempt.findings)
            // The libraries have been built by now, if they had changed.
            if !attempt.findings.libraries.allSatisfy({ built($0.key) == $0.value }) {
                attempt = Attempt(findings: new, canBeInPart: canBeInPart)
                continue
            }
            if attempt.findings.isForTests == nil, canBeForTests, translation.mentions.contains("XCTest") {
                attempt.findings.isForTests = true
                continue
            }
            do throws(BuildError) {
                let result = try compiler.compile(translation, to: output)
                for library in result.libraries {
                    attempt.findings.libraries[library.name] = built(library.name)
                }
                if let data = try? JSONEncoder().encode(attempt.findings) {
                    try? data.write(to: file, options: .atomic)
                }
                return (result, translation)
            } catch {
                let places = Self.places(of: error.message)
                if attempt.adds(supplements.named(in: places)) { continue }
                if !attempt.findings.usesSwiftUI, needsSwiftUI(places) {
                    attempt.findings.usesSwiftUI = true
                    continue
                }
                guard attempt.learns(from: error, translation, missing, of: compiler.module) else {
                    guard attempt.findings.isForTests == true else { throw attempt.failure ?? error }
                    attempt = Attempt(findings: new, canBeInPart: canBeInPart)
                    attempt.findings.isForTests = false
                    continue
                }
            }
        }
    }

    /// When a library of Seam's was built.
    private func built(_ library: String) -> Date? {
        FileStamps.date(of: compiler.installation.libraryFile(library))
    }

    private var supplements: Supplements {
        Supplements(module: compiler.module.name, installation: compiler.installation)
    }

    /// Whether errors come from SwiftUI not being there for those who ask: its own name is missing, or others are in a file
    /// that asks. On iOS it always is there, and so a library may use what it has everywhere.
    private func needsSwiftUI(_ places: [SourceLines.Place]) -> Bool {
        let missing = places.filter { $0.message.hasPrefix("cannot find ") }
        if missing.contains(where: { $0.message.hasSuffix("'SwiftUI' in scope") }) { return true }
        return Set(missing.map(\.path)).contains { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }?
                .contains(/canImport\(\s*SwiftUI/) ?? false
        }
    }

    /// Whether the module in place of XCTest is there.
    private var canBeForTests: Bool {
        !compiler.module.options.translation.isOfTests && compiler.imports.contains { $0.name == "SeamXCTest" }
    }

    /// - Returns: What imports frameworks which are not here as well.
    private func translate(
        _ findings: Findings
    ) throws(BuildError) -> (ModuleCompiler, TranslationCache.Result, MissingImports) {
        var compiler = compiler
        compiler.module.options.translation.hiddenBranches = findings.hidden
        compiler.module.options.translation.isForTests = findings.isForTests ?? false
        // Libraries for tests know SwiftUI's views beside UIKit's.
        if findings.usesSwiftUI || findings.isForTests == true { compiler.module.options.translation.hasSwiftUI = true }
        compiler.leftOut = findings.leftOut
        compiler.broken = findings.broken
        compiler.brokenBranches = findings.reasons
        compiler.module.files += findings.supplements.sorted().map(supplements.file)
        var missing = MissingImports()
        let translation = try compiler.translate(hints: hints) { missing = $0 }
        return (compiler, translation, missing)
    }

    /// What is tried next.
    private struct Attempt {
        var findings: Findings
        let canBeInPart: Bool
        /// The error that nothing was found against.
        private(set) var failure: BuildError?
        /// Whether all branches and files are left out that can be.
        private var isLast = false

        init(findings: Findings, canBeInPart: Bool) {
            self.findings = findings
            self.canBeInPart = canBeInPart
        }

        /// Has declarations of our own compiled as well; false if they are, or there are none.
        mutating func adds(_ names: Set<String>) -> Bool {
            guard !names.isSubset(of: findings.supplements) else { return false }
            findings.supplements.formUnion(names)
            return true
        }

        /// Keeps what is wrong with branches.
        private mutating func note(_ branches: [SourceLines], _ places: [SourceLines.Place]) {
            for branch in branches {
                guard let place = places.first(where: { branch.holds($0) }) else { continue }
                findings.reasons[key(branch)] = "line \(place.line): \(place.message)"
            }
        }

        /// Leaves out what an error is in; false if there is nothing left to leave out.
        mutating func learns(
            from error: BuildError, _ translation: TranslationCache.Result, _ missing: MissingImports,
            of module: ModuleSources
        ) -> Bool {
            let importers = missing.files.subtracting(findings.leftOut)
            var places = LibraryCompiler.places(of: error.message)
            // What is done with an object of a type that is not here goes alone.
            let unknown = places.filter { $0.message.hasPrefix("cannot find type") }
            let casts = translation.castBranches.filter { branch in
                !findings.hidden.contains(key(branch)) && unknown.contains { branch.holds($0) }
            }
            places.removeAll { place in casts.contains { $0.holds(place) } }
            let shown = (translation.hiddenBranches + missing.branches).filter { !findings.hidden.contains(key($0)) }
            let faulty =
                casts
                + (shown + translation.optionalBranches).filter { branch in
                    !findings.hidden.contains(key(branch)) && places.contains { branch.holds($0) }
                }
            let users = importers.intersection(places.map(\.path))
            guard faulty.isEmpty, users.isEmpty else {
                findings.hidden.formUnion(faulty.map(key))
                findings.leftOut.formUnion(users)
                if canBeInPart { note(faulty, places) }
                return true
            }
            if isLast || shown.isEmpty && importers.isEmpty { failure = failure ?? error }
            // An app may do without a file or two of a library.
            let files = Set(module.files.map(\.path))
            let known = findings.broken.count
            for place in places where files.contains(place.path) && findings.broken[place.path] == nil {
                findings.broken[place.path] = "line \(place.line): \(place.message)"
            }
            if findings.broken.count > known, canBeInPart || findings.broken.count * 8 <= files.count { return true }
            guard !isLast, !shown.isEmpty || !importers.isEmpty else { return false }
            // What those declare may be what is wrong elsewhere.
            isLast = true
            findings.broken = [:]
            findings.hidden.formUnion(shown.map(key))
            findings.leftOut.formUnion(importers)
            return true
        }
    }

    /// The files and lines that errors of the compiler's name, and what they say.
    static func places(of errors: String) -> [SourceLines.Place] {
        errors.split(separator: "\n").compactMap { line in
            guard let match = line.prefixMatch(of: /(\/.+?):(\d+):\d+: error: *(.*)/), let number = Int(match.2) else {
                return nil
            }
            return (String(match.1), number, String(match.3))
        }
    }
}

/// The name of a branch in the options of the translation.
private func key(_ branch: SourceLines) -> String {
    TranslationOptions.branch(of: branch.file.path, at: branch.lines.lowerBound)
}
