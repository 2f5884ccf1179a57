import Foundation
import Testing

@testable import AppBuilder

/// Targets of packages in C.
@Suite struct CModuleTests {
    private func target(_ text: String) throws -> PackageManifest.Target {
        let json = "{\"name\": \"P\", \"products\": [], \"targets\": [\(text)]}"
        return try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8)).targets[0]
    }

    private let shims = """
        {"name": "Shims", "type": "regular", "exclude": ["old"], "settings": [
            {"tool": "c", "kind": {"define": {"_0": "BASE=40"}}},
            {"tool": "c", "kind": {"headerSearchPath": {"_0": "private"}}},
            {"tool": "swift", "kind": {"define": {"_0": "OTHER"}}}]}
        """

    private func folder(_ more: [String: String] = [:]) throws -> Folder {
        try Folder(
            [
                "include/Shims.h": "int shim_answer(void);", "private/parts.h": "#define PART 2",
                "a.c": "#include \"Shims.h\"\n#include \"parts.h\"\nint shim_answer(void) { return BASE + PART; }",
                "old/b.c": "#error old",
            ].merging(more) { $1 })
    }

    private func sources(_ folder: Folder, _ text: String? = nil) throws -> CSources? {
        let target = try target(text ?? shims)
        let excluded = Set((target.exclude ?? []).map { folder.url.appending(path: $0).standardizedFileURL.path })
        return CSources(of: target, at: folder.url, excluding: excluded)
    }

    @Test func findsWhatIsInC() throws {
        let folder = try folder()
        let sources = try #require(try sources(folder))
        #expect(sources.files.map(\.lastPathComponent) == ["a.c"])
        #expect(sources.headers.lastPathComponent == "include")
        #expect(sources.arguments.prefix(2) == ["-DBASE=40", "-I"] && sources.arguments.count == 3)
        // Objective-C is no C, and without headers nobody can import it.
        #expect(try self.sources(try self.folder(["c.m": ""])) == nil)
        #expect(
            try self.sources(folder, "{\"name\": \"S\", \"type\": \"regular\", \"publicHeadersPath\": \"none\"}") == nil
        )
    }

    @Test func compilesThemWithAMapOfTheModule() throws {
        let (folder, cache) = (try folder(), try Folder([:]))
        let sources = try #require(try sources(folder))
        let compiler = CModuleCompiler(name: "Shims", sources: sources, folder: cache.url)
        let result = try compiler.compile()
        #expect(result.objects.count == 1 && FileManager.default.fileExists(atPath: result.objects[0].path))
        let map = try String(contentsOf: result.interface, encoding: .utf8)
        #expect(map.contains("module Shims") && map.contains("umbrella header"))
        let made = try #require(FileStamps.date(of: result.objects[0]))
        _ = try compiler.compile()
        #expect(FileStamps.date(of: result.objects[0]) == made)

        try Data("#error no".utf8).write(to: folder.url.appending(path: "a.c"))
        let error = #expect(throws: BuildError.self) { try compiler.compile() }
        #expect("\(error as Any)".contains("a.c:1:2"))
    }

    @Test func theModulesOwnMapIsTaken() throws {
        let folder = try folder(["include/module.modulemap": "module Shims { header \"Shims.h\" }"])
        let sources = try #require(try sources(folder))
        let result = try CModuleCompiler(name: "Shims", sources: sources, folder: try Folder([:]).url).compile()
        #expect(result.interfaces.path(percentEncoded: false).hasSuffix("/include/"))
    }
}
