import Foundation
import Testing

@testable import SurfaceGenerator

/// What the course's texts take from other files.
@Suite struct CourseExcerptsTests {
    /// A folder that goes with the test.
    final class Root {
        let url = FileManager.default.temporaryDirectory.appending(path: "seam-excerpts-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (path, text) in files {
                let file = url.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let root: Root
    private var excerpts: CourseExcerpts { CourseExcerpts(root: root.url) }

    init() throws {
        root = try Root([
            "A.swift":
                "// A comment\nimport UIKit\n\nfinal class A {\n    func f() {\n        g()\n    }\n\n    let x = 1\n}\n",
            "B/C.swift": "struct C {}\n", "B/D.txt": "nothing",
            "Tests/Traces/App.txt":
                "tap \"1\"\n  A.f()      A.swift:5\n\ntap \"2\"\n  Published 2 → map 4 → sink  A.swift:9\n    label.text: \"2\" → \"4\"\n",
            "Table.md": "| a | b |\n| --- | --- |\n| one (1) | 41 |\n",
            "Model/ViewModel.swift": "import UIKit\nfinal class ListViewModel {\n    var title = \"\"\n}\n",
            "Documentation/Check/Sizes.json": "{\"apps\": 3, \"modelMethods\": [5, 1, 2, 3, 4]}",
            "Benchmarks/Counts/instructions.tsv": """
            toolchain\t6.3 x86_64
            rx\tone way: x: bytes of a value\t9.0\tbytes
            bindings\tone way: plain closure: bytes of a value\t10.0\tbytes
            bindings\tone way: plain closure: bytes of a binding\t40.0\tbytes
            bindings\tone way: `bind(to:)`: bytes of a value\t100.4\tbytes
            bindings\tone way: `bind(to:)`: bytes of a binding\t350.0\tbytes
            bindings\tone way: `bind(to:)`: allocations of a binding\t2.3\tallocations
            bindings\ttwo ways: `bind(to:)`: bytes of a binding\t900.0\tbytes
            """,
        ])
    }

    @Test(arguments: [
        ("code", ["B/C.swift"], "```swift\nstruct C {}\n```"),
        ("code", ["A.swift", "func f"], "```swift\nfunc f() {\n    g()\n}\n```"),
        ("code", ["A.swift", "let x"], "```swift\nlet x = 1\n```"),
        ("lines", ["A.swift"], "7"), ("lines", ["A.swift", "B"], "8"),
        ("trace", ["App"], "```\ntap \"1\"\n  A.f()  A.swift:5\n```"),
        ("stations", ["App", "\"2\""], "3"),
        ("cell", ["Table.md", "one", "2"], "41"),
        (
            "check", ["Model", "App/Model"],
            "```\nApp/Model/ViewModel.swift:1:1: warning: the view model ListViewModel imports UIKit "
                + "[view-model-imports-ui]\n```"
        ),
        ("bytes", ["`bind(to:)`"], "450"), ("bytes", ["`bind(to:)`", "two ways"], "900"),
        ("times", ["`bind(to:)`"], "9"), ("blocks", ["`bind(to:)`"], "2.3"), ("kilobytes", ["20", "`bind(to:)`"], "9"),
        ("size", ["apps"], "3"), ("size", ["modelMethods", "75"], "4"),
    ])
    func takes(_ kind: String, _ arguments: [String], _ expected: String) throws {
        #expect(try excerpts.excerpt(kind, arguments) == expected)
    }

    @Test(arguments: [
        ("picture", ["x"], "nothing is called \"picture\""), ("code", ["None.swift"], "None.swift cannot be read"),
        ("code", ["A.swift", "func h"], "A.swift has no line with \"func h\""),
        ("lines", ["Tests"], "Tests has no Swift in it"),
        ("trace", ["App", "\"3\""], "Tests/Traces/App.txt has no part with \"\"3\"\""),
        ("stations", ["App"], "App has no chain"), ("cell", ["Table.md", "two", "2"], "begins with \"two\""),
        ("cell", ["Table.md", "one", "9"], "no cell 9"), ("check", ["B"], "nothing is found in B"),
        ("bytes", ["sink"], "no row of bindings called \"one way: sink\""),
        ("size", ["modelLines", "75"], "no modelLines"),
    ])
    func saysWhatIsNotThere(_ kind: String, _ arguments: [String], _ message: String) {
        do throws(GenerationError) {
            Issue.record("it took \(try excerpts.excerpt(kind, arguments))")
        } catch {
            #expect(error.description.contains(message), "\(error.description)")
        }
    }

    @Test func sortsDialectsByWhatTheyTake() throws {
        let costs = try BindingCosts(root.url)
        #expect(costs.toolchain == "6.3 x86_64")
        #expect(costs.dialects.map(\.title) == ["plain closure", "`bind(to:)`", "`bind(to:)`"])
        #expect(costs.dialects.map(\.bytes) == [50, 450.4, 900])
    }
}
