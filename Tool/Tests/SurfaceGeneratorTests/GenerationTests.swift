import Foundation
import Testing

@testable import SurfaceGenerator

@Suite struct GenerationTests {
    private struct Names: FileGenerator {
        var path = "Sources/Apple/Example/Generated/Names.swift"

        func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
            let names = try surfaces.module("Example").types.map(\.name).joined(separator: " ")
            return [GeneratedFile(path: path, from: "the declarations of Example", body: "let names = \"\(names)\"")]
        }
    }

    @Test func writesAndNoticesChanges() throws {
        try Repository.withModule("Example", ["A.swift": "struct A {}"]) { root in
            let generation = Generation(root: root, generators: [Names()])
            let path = Names().path
            #expect(try generation.differences() == [.init(path: path, kind: .missing)])
            #expect(try generation.write() == [.init(path: path, kind: .missing)])
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            #expect(text.hasPrefix("// Made by `seam generate` from the declarations of Example."))
            #expect(text.hasSuffix("let names = \"A\"\n"))
            #expect(try generation.differences() == [])

            let source = root.appending(path: "Sources/Apple/Example/A.swift")
            try "struct A {}; struct B {}".write(to: source, atomically: true, encoding: .utf8)
            #expect(try generation.differences() == [.init(path: path, kind: .stale)])
            #expect(try generation.write().count == 1)
            #expect(try generation.differences() == [])

            let none = Generation(root: root, generators: [])
            #expect(try none.differences() == [.init(path: path, kind: .orphan)])
            #expect(try none.write().count == 1)
            #expect(!FileManager.default.fileExists(atPath: root.appending(path: path).path))
        }
    }

    @Test func aRegionOfAPageIsWrittenAndTheRestLeftAlone() throws {
        try Repository.withModule("Example", ["A.swift": "struct A {}"]) { root in
            struct Region: FileGenerator {
                let root: URL
                func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
                    [try GeneratedFile(path: "README.md", region: "names", body: "A", root: root)]
                }
            }
            let page = root.appending(path: "README.md")
            let generation = Generation(root: root, generators: [Region(root: root)])
            #expect(throws: GenerationError("README.md cannot be read")) { try generation.differences() }
            try "# Page\n".write(to: page, atomically: true, encoding: .utf8)
            #expect(throws: GenerationError("README.md has no region \"names\"")) { try generation.differences() }
            let (head, tail) = ("# Page\n\n<!-- names: made -->\n", "<!-- /names -->\n\nThe end\n")
            try (head + "old\n" + tail).write(to: page, atomically: true, encoding: .utf8)
            #expect(try generation.write() == [.init(path: "README.md", kind: .stale)])
            #expect(try String(contentsOf: page, encoding: .utf8) == head + "A\n" + tail)
            #expect(try generation.differences() == [])
        }
    }

    @Test func refusesOtherPlaces() throws {
        try Repository.withModule("Example", ["A.swift": "struct A {}"]) { root in
            let elsewhere = Generation(root: root, generators: [Names(path: "Sources/Apple/Example/Names.swift")])
            #expect(throws: GenerationError.self) { try elsewhere.write() }
            let twice = Generation(root: root, generators: [Names(), Names()])
            #expect(throws: GenerationError.self) { try twice.write() }
        }
    }

    @Test func nothingInTheRepositoryIsStale() throws {
        #expect(try Generation(root: Repository.root).differences().map(\.description) == [])
    }
}
