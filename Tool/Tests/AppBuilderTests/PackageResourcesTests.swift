import Foundation
import Testing

@testable import AppBuilder

@Suite struct PackageResourcesTests {
    private func module(_ target: String, _ files: [String]) throws -> (module: ModuleSources, folder: Folder) {
        let folder = try Folder(Dictionary(uniqueKeysWithValues: files.map { ("Sources/Kit/" + $0, "") }))
        let json = "{\"name\": \"Kit-Package\", \"products\": [], \"targets\": [\(target)]}"
        let package = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
        let root = folder.url.appending(path: "Sources/Kit")
        var module = ModuleSources(name: "Kit", root: folder.url, files: [])
        let excluded = (package.targets[0].exclude ?? []).map { root.appending(path: $0).standardizedFileURL.path }
        module.addResources(of: package.targets[0], in: package, at: root, excluding: Set(excluded))
        return (module, folder)
    }

    @Test func putsThemInABundleOfTheirOwn() throws {
        let (module, _) = try module(
            """
            {"name": "Kit", "type": "regular", "exclude": ["Old.xib"], "resources": [
                {"path": "Pictures", "rule": {"process": {}}}, {"path": "Web", "rule": {"copy": {}}}]}
            """,
            [
                "Kit.swift", "View.xib", "Old.xib", "Notes.txt", "Pictures/A.png", "Pictures/More/B.png",
                "Pictures/en.lproj/Words.strings", "Media.xcassets/Contents.json", "Web/index.html",
            ])
        #expect(module.resourceBundle == "Kit-Package_Kit.bundle")
        #expect(
            Set(module.resources.map(\.path))
                == Set(
                    ["A.png", "B.png", "en.lproj/Words.strings", "Web", "View.xib", "Media.xcassets"].map {
                        "Kit-Package_Kit.bundle/" + $0
                    }))
        #expect(module.resources.allSatisfy { $0.bundlePrefix == "Kit-Package_Kit.bundle/" && $0.module == "Kit" })
    }

    @Test func aTargetWithoutResourcesHasNoBundle() throws {
        let (plain, _) = try module("{\"name\": \"Kit\", \"type\": \"regular\"}", ["Kit.swift", "Notes.txt"])
        #expect(plain.resourceBundle == nil && plain.resources.isEmpty)
    }

    @Test func saysWhatTheBundleIs() throws {
        var (module, folder) = try module("{\"name\": \"Kit\", \"type\": \"regular\"}", ["Kit.swift", "View.xib"])
        try module.addResourceBundle(in: folder.url)
        let file = try #require(module.files.last)
        #expect(try String(contentsOf: file, encoding: .utf8).contains("/Kit-Package_Kit.bundle"))
    }

    @Test func findsThePlacesOfErrors() {
        let text = "/a b/C.swift:12:3: error: no\nnote: /x.swift:1:1: error\n/d.swift:4:1: warning: hm\nerror: all\n"
        let places = LibraryCompiler.places(of: text)
        #expect(places.map(\.path) == ["/a b/C.swift"] && places.map(\.line) == [12])
        #expect(places.map(\.message) == ["no"])
    }
}
