import Foundation
import Testing

@testable import AppBuilder

@Suite struct LibraryCatalogTests {
    /// `Base` is in the runtime by way of `Kit`; `Extra` and `Plus` are libraries beside it.
    private let catalog: LibraryCatalog

    init() throws {
        let json = """
            {"products": [
              {"name": "SeamRuntime", "targets": ["Kit"]}, {"name": "Kit", "targets": ["Kit"]},
              {"name": "Plus", "targets": ["Plus"]}, {"name": "Extra", "targets": ["Extra"]}],
             "targets": [
              {"name": "CBase", "type": "system", "pkgConfig": "base-2.0", "dependencies": []},
              {"name": "Base", "type": "regular", "dependencies": [{"byName": ["CBase", null]}]},
              {"name": "Kit", "type": "regular", "path": "Sources/Apple/Kit",
               "dependencies": [{"byName": ["Base", null]}]},
              {"name": "Extra", "type": "regular", "dependencies": [{"target": ["Kit", null]}]},
              {"name": "Plus", "type": "regular", "path": "Sources/Rx/Plus",
               "dependencies": [{"byName": ["Extra", null]}, {"byName": ["CBase", null]}]},
              {"name": "Tests", "type": "test", "dependencies": [{"byName": ["Plus", null]}]}]}
            """
        catalog = LibraryCatalog(try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8)))
    }

    @Test func takesTheRuntimeWithAllThatItNeeds() {
        #expect(catalog.runtimeModules.values.sorted() == ["Sources/Apple/Kit", "Sources/Base", "Sources/CBase"])
    }

    /// A bridging header may import a library for files of which none names it.
    @Test func takesWhatAHeaderImportsForAllFiles() {
        let folder = FileManager.default.temporaryDirectory
        func names(_ header: [String], _ files: Set<String>) -> [String] {
            var module = ModuleSources(name: "App", root: folder, files: [])
            module.options.implicitImports = header
            let compiler = ModuleCompiler(
                installation: Installation(root: folder, configuration: "debug"), module: module, folder: folder,
                catalog: catalog, knownModules: [])
            var translation = TranslationCache.Result()
            translation.mentions = files
            return compiler.libraries(of: translation).map(\.name)
        }
        #expect(names(["Plus", "Foundation"], []) == ["Extra", "Plus"])
        #expect(names([], ["Extra"]) == ["Extra"])
        #expect(names([], []) == [])
    }

    @Test func takesProductsBesideTheRuntimeAsLibraries() {
        #expect(Set(catalog.libraries.keys) == ["Extra", "Plus"])
        #expect(catalog.libraries["Plus"]?.path == "Sources/Rx/Plus")
        #expect(catalog.libraries["Plus"]?.dependencies == ["Extra"])
        #expect(catalog.libraries["Extra"]?.dependencies == [])
        #expect(catalog.libraries["Plus"]?.systemLibraries == ["base-2.0"])
        #expect(catalog.libraries["Extra"]?.systemLibraries == [])
    }

    @Test func ordersLibrariesByWhatTheyNeed() {
        #expect(catalog.closure(of: ["Plus"]).map(\.name) == ["Extra", "Plus"])
        #expect(catalog.closure(of: ["Plus", "Extra", "Kit", "Foundation"]).map(\.name) == ["Extra", "Plus"])
        #expect(catalog.closure(of: ["Foundation"]).isEmpty)
    }

    @Test func keepsTheCatalogUntilThePackageChanges() throws {
        let folder = try Folder(["Package.swift": "// none\n"])
        let cache = folder.url.appending(path: ".build/libraries.json")
        try FileManager.default.createDirectory(
            at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(catalog).write(to: cache)
        func setDate(_ offset: TimeInterval) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date().addingTimeInterval(offset)],
                ofItemAtPath: folder.url.appending(path: "Package.swift").path)
        }
        try setDate(-60)
        #expect(try LibraryCatalog.read(folder.url, cache: cache) == catalog)
        // What is no manifest is found out when it is read.
        try setDate(60)
        #expect(throws: BuildError.self) { try LibraryCatalog.read(folder.url, cache: cache) }
    }
}
