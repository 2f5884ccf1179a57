import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite struct MockRequestTests {
    @Test func readsTOML() {
        let values = TOMLTable(
            """
            # a comment
            output = "A/B.swift" # another
            [modules."My.App"]
            sources = [
                "a.swift", # first
                'b\\c',
            ]
            options = { glob = false, name = "x\\ty" }
            [modules.Other.options]
            keep.it = true
            this is no line of TOML
            [[list]]
            """
        ).values
        #expect(values["output"] == .text("A/B.swift"))
        let app = values["modules"]?.table?["My.App"]?.table
        #expect(app?["sources"]?.texts == ["a.swift", "b\\c"])
        #expect(app?["options"]?.table?["glob"]?.isOn == false)
        #expect(app?["options"]?.table?["name"]?.text == "x\ty")
        let other = values["modules"]?.table?["Other"]?.table?["options"]?.table
        #expect(other?["keep"]?.table?["it"]?.isOn == true)
    }

    @Test func readsACuckoofile() throws {
        let folder = try Folder([
            "Cuckoofile.toml": """
            output = "Tests/Mocks.swift"
            [modules.App]
            imports = ["Foundation"]
            testableImports = ["App"]
            sources = ["App/**/*Service.swift", "App/One.swift", "App/Missing.swift"]
            exclude = ["Old"]
            regex = "Service$"
            [modules.App.options]
            enableInheritance = false
            protocolsOnly = true
            """,
            "App/One.swift": "", "App/A/UserService.swift": "", "App/A/User.swift": "",
        ])
        let request = try #require(MockRequest.requests(ofCuckoofileIn: folder.url).first)
        #expect(request.module == "App")
        #expect(Set(request.sources.map(\.lastPathComponent)) == ["One.swift", "UserService.swift"])
        #expect(request.output?.lastPathComponent == "Mocks.swift")
        #expect(request.mocks.testableImports == ["App"] && request.mocks.excluded == ["Old"])
        #expect(request.mocks.isWanted("UserService") && !request.mocks.isWanted("User"))
        #expect(request.mocks.isOfProtocolsOnly && !request.mocks.hasInheritance)
        #expect(MockRequest.requests(ofCuckoofileIn: folder.url.appending(path: "App")).isEmpty)
    }

    @Test func readsAScript() throws {
        let folder = try Folder(["App/A.swift": "", "App/B B.swift": "", "App/C.swift": ""])
        let root = folder.url.standardizedFileURL.path
        let script = XcodeTarget.Script(
            text: """
                # generate nothing
                if [ $ACTION == "indexbuild" ]; then exit 0; fi
                OUTPUT="$PROJECT_DIR/AppTests/GeneratedMocks.swift"
                INPUT_DIR="${PROJECT_DIR}/App"
                "${PODS_ROOT}/Cuckoo/run" generate --testable "App,Kit" --exclude=Old \\
                    --no-class-mocking --output "${OUTPUT}" \\
                    "$INPUT_DIR/A.swift" \\
                    "$INPUT_DIR/B B.swift"
                echo generate
                """, inputs: ["$(SRCROOT)/App/C.swift"], outputs: [])
        let requests = MockRequest.requests(of: script) {
            ["PROJECT_DIR": root, "SRCROOT": root, "PODS_ROOT": root + "/Pods"][$0]
        }
        #expect(requests.count == 1)
        let request = try #require(requests.first)
        #expect(Set(request.sources.map(\.lastPathComponent)) == ["A.swift", "B B.swift", "C.swift"])
        #expect(request.output?.path == root + "/AppTests/GeneratedMocks.swift")
        #expect(request.mocks.testableImports == ["App", "Kit"] && request.mocks.excluded == ["Old"])
        #expect(request.mocks.isOfProtocolsOnly && request.mocks.hasInheritance)
    }

    @Test func writesWhatIsNotKept() throws {
        let folder = try Folder([
            "Cuckoofile.toml": """
            [modules.App]
            output = "Tests/AppTests/Mocks.swift"
            sources = ["A.swift"]
            testableImports = ["App"]
            [modules.Other]
            output = "Tests/AppTests/Other.swift"
            testableImports = ["Other"]
            """, "A.swift": "protocol A { func f() throws }", "Cuckoo/MockManager.swift": "",
        ])
        let cuckoo = ModuleSources(
            name: "Cuckoo", root: folder.url, files: [folder.url.appending(path: "Cuckoo/MockManager.swift")])
        let target = try JSONDecoder().decode(
            PackageManifest.Target.self, from: Data(#"{"name": "AppTests", "type": "test"}"#.utf8))
        func files(_ modules: [ModuleSources]) throws -> [URL] {
            var module = ModuleSources(name: "AppTests", root: folder.url, files: [])
            let kept = folder.url.appending(path: "Tests/AppTests/Mocks.swift").standardizedFileURL
            if FileManager.default.fileExists(atPath: kept.path) { module.files = [kept] }
            try MockSources(folder: folder.url, modules: modules, names: ["App"]).add(
                to: &module, of: target, at: folder.url.appending(path: "cache"))
            return module.files
        }
        // Without the library there is nothing to make mocks for; of a module that is not there, none are made.
        #expect(try files([]).isEmpty)
        let made = try files([cuckoo])
        #expect(made.map(\.lastPathComponent) == ["Mocks-App.swift"])
        let text = try String(contentsOf: #require(made.first), encoding: .utf8)
        #expect(text.contains("class MockA: A") && !text.contains("errorType:"))
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Tests/AppTests"), withIntermediateDirectories: true)
        try "".write(to: folder.url.appending(path: "Tests/AppTests/Mocks.swift"), atomically: true, encoding: .utf8)
        #expect(try files([cuckoo]).map(\.lastPathComponent) == ["Mocks.swift"])
    }
}
