import Foundation
import Testing

@testable import AppBuilder

@Suite struct OmissionTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "omission-\(UUID().uuidString)")

    /// The names of the files of a module that are compiled, and what is said of the others.
    private func translate(
        _ files: [String: String], isLibrary: Bool = true, broken: [String: String] = [:],
        branches: [String: String] = [:]
    ) throws -> (files: [String], omissions: [String]) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let urls = files.keys.sorted().map { folder.appending(path: $0) }
        for url in urls { try files[url.lastPathComponent]!.write(to: url, atomically: true, encoding: .utf8) }
        var module = ModuleSources(name: "Library", root: folder, files: urls)
        module.options.translation.isForLinuxToo = isLibrary
        var compiler = ModuleCompiler(
            installation: Installation(root: folder, configuration: "debug"), module: module,
            folder: folder.appending(path: "Build"),
            catalog: LibraryCatalog(PackageManifest(products: [], targets: [])), knownModules: ["UIKit", "Foundation"])
        for (name, reason) in branches { compiler.brokenBranches[folder.appending(path: name).path] = reason }
        for (name, reason) in broken { compiler.broken[folder.appending(path: name).path] = reason }
        let result = try compiler.translate(hints: DependencyHints(dependencies: [], folders: []))
        return (result.files.map(\.author.lastPathComponent), result.omissions)
    }

    @Test func leavesOutWhatNeedsAFrameworkThatIsNotHere() throws {
        let result = try translate([
            "Cache.swift": "import Foundation\nstruct Cache {}\n",
            "Player.swift": "#if !os(watchOS)\nimport AVKit\nstruct Player {}\n#endif\n",
            "Television.swift": "#if os(tvOS)\nimport TVUIKit\n#endif\n",
        ])
        #expect(result.files == ["Cache.swift", "Television.swift"])
        #expect(result.omissions == ["seam: Library: Player.swift is left out: Seam has no AVKit"])
    }

    @Test func takesTheBranchOfAnotherPlatform() throws {
        let result = try translate([
            "Cache.swift": "import Foundation\nstruct Cache { var live: LivePhoto? }\n",
            "Live.swift":
                "#if os(watchOS)\nstruct LivePhoto {}\n#else\nimport PhotosUI\nstruct LivePhoto { var v: PHLivePhoto }\n"
                + "#endif\n",
        ])
        #expect(result.files == ["Cache.swift", "Live.swift"])
        #expect(result.omissions == ["seam: Library: lines 3 to 5 of Live.swift are left out: Seam has no PhotosUI"])
    }

    @Test func leavesOutWhatDoesNotBuild() throws {
        let result = try translate(
            ["A.swift": "import Foundation\n", "B.swift": "import Other\n"], broken: ["B.swift": "line 2: no 'C'"])
        #expect(result.files == ["A.swift"])
        #expect(result.omissions == ["seam: Library: B.swift is left out, which does not build: line 2: no 'C'"])
    }

    @Test func tellsOfBranchesThatDoNotBuild() throws {
        let result = try translate(
            ["A.swift": "let a = 1\n#if !os(Linux)\nlet b = c\n#endif\n"], branches: ["A.swift:2": "line 3: no 'c'"])
        #expect(result.files == ["A.swift"])
        #expect(
            result.omissions == [
                "seam: Library: the branch at line 2 of A.swift is left out, which does not build: line 3: no 'c'"
            ])
    }

    @Test func triesAgainWhatHasChanged() {
        let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
        var findings = LibraryCompiler.Findings(runtime: early, stamps: ["/A.swift": early, "/B.swift": early])
        findings.leftOut = ["/A.swift", "/B.swift"]
        findings.hidden = ["/A.swift:3", "/B.swift:7"]
        findings.broken = ["/A.swift": "line 1: no"]
        let same = findings.holding(for: ["/A.swift": early, "/B.swift": early])
        #expect(same.broken == findings.broken && same.leftOut == findings.leftOut)
        // What A lacks may stand in B now.
        let changed = findings.holding(for: ["/A.swift": early, "/B.swift": late])
        #expect(changed.broken.isEmpty)
        #expect(changed.leftOut == ["/A.swift"] && changed.hidden == ["/A.swift:3"])
        #expect(changed.stamps["/B.swift"] == late)
        #expect(findings.holding(for: ["/A.swift": early]).broken.isEmpty)
    }

    @Test func forgetsWhatAnotherTranslatorFound() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "unbuilt.json")
        let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
        var findings = LibraryCompiler.Findings(runtime: early)
        findings.broken = ["/A.swift": "line 1: no"]
        findings.libraries = ["SwiftUI": early]
        try JSONEncoder().encode(findings).write(to: file)
        var new = LibraryCompiler.Findings(runtime: early)
        let kept = LibraryCompiler.Findings.kept(in: file, for: new)
        #expect(kept?.broken == findings.broken && kept?.libraries == findings.libraries)
        #expect(LibraryCompiler.Findings.kept(in: file, for: LibraryCompiler.Findings(runtime: late)) == nil)
        new.translator.size += 1
        #expect(LibraryCompiler.Findings.kept(in: file, for: new) == nil)
        #expect(TranslatorStamp.own.time > 0 && TranslatorStamp.own.size > 0)
    }

    @Test func leavesOutNothingOfAnApp() throws {
        // It is tried without a framework of Apple's that is not here, and without no other module.
        let app = try translate(["A.swift": "import UIKit\n", "B.swift": "import AVKit\n"], isLibrary: false)
        #expect(app.files == ["A.swift", "B.swift"])
        #expect(app.omissions == ["seam: B.swift imports AVKit, which Seam does not have: going on without"])
        #expect(throws: BuildError.self) { try translate(["A.swift": "import Other\n"], isLibrary: false) }
    }

    @Test func leavesOutNoLibrary() {
        // Neither one that is missing, nor all of a module.
        #expect(throws: BuildError.self) { try translate(["A.swift": "import UIKit\n", "B.swift": "import Other\n"]) }
        #expect(throws: BuildError.self) { try translate(["A.swift": "import AVKit\n"]) }
    }
}
