import Foundation
import Testing

@testable import AppBuilder

@Suite struct PackageManifestTests {
    private func manifest(_ json: String) throws -> PackageManifest {
        try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
    }

    @Test func readsReferencesOfEveryKind() throws {
        let package = try manifest(
            """
            {"products": [], "targets": [{"name": "A", "type": "regular", "dependencies": [
              {"byName": ["B", null]}, {"target": ["C", null]}, {"product": ["D", "d-package", null, null]}]}]}
            """)
        let references = try #require(package.targets.first?.dependencies)
        #expect(references.map(\.name) == ["B", "C", "D"])
        #expect(references.map(\.package) == ["B", nil, "d-package"])
    }

    @Test func needsWhatIsForItsPlatform() throws {
        let package = try manifest(
            """
            {"products": [], "targets": [{"name": "A", "type": "regular", "dependencies": [
              {"byName": ["B", {"platformNames": ["macos", "ios"]}]}, {"target": ["C", {"platformNames": ["tvos"]}]},
              {"product": ["D", "d-package", null, {"platformNames": ["watchos"]}]},
              {"product": ["E", "e-package", {"F": "G"}, {"config": "release", "platformNames": []}]},
              {"product": ["H", "h-package", {"I": "J"}, null]}]}]}
            """)
        let references = try #require(package.targets.first?.dependencies)
        #expect(references.map(\.holds) == [true, false, false, false, true])
    }

    @Test func asksForWhatItNeedsFromRepositories() throws {
        func dependency(_ requirement: String, _ address: String = "https://example.com/a") -> String {
            """
            {"sourceControl": [{"location": {"remote": [{"urlString": "\(address)"}]}, "requirement": \(requirement)}]}
            """
        }
        let dependencies = [
            dependency("{\"range\": [{\"lowerBound\": \"1.2.0\", \"upperBound\": \"2.0.0\"}]}"),
            dependency("{\"branch\": [\"main\"]}"), dependency("{\"revision\": [\"abc\"]}"),
            dependency("{\"exact\": [\"1.0.0\"]}"), dependency("{}"), "{\"fileSystem\": [{}]}",
        ]
        let package = try manifest(
            "{\"products\": [], \"targets\": [], \"dependencies\": [\(dependencies.joined(separator: ","))]}")
        #expect(package.requests.allSatisfy { $0.address == "https://example.com/a" })
        #expect(
            package.requests.map(\.requirement)
                == ["\"1.2.0\"..<\"2.0.0\"", "branch: \"main\"", "revision: \"abc\"", "exact: \"1.0.0\""])
    }

    @Test func targetsAreInTheLanguageThatTheManifestSays() throws {
        func options(_ package: String, settings: String = "[]") throws -> CompilerOptions {
            let package = try manifest(
                """
                {"products": [], "targets": [{"name": "A", "type": "regular", "settings": \(settings)}], \(package)}
                """)
            return package.options(of: try #require(package.targets.first))
        }
        #expect(try options("\"toolsVersion\": {\"_version\": \"5.9.0\"}").language == "5")
        #expect(try options("\"toolsVersion\": {\"_version\": \"4.0.0\"}").language == "4")
        #expect(try options("\"toolsVersion\": {\"_version\": \"4.2.0\"}").language == "4.2")
        #expect(try options("\"toolsVersion\": {\"_version\": \"6.0.0\"}").language == "6")
        #expect(try options("\"swiftLanguageVersions\": [\"4\", \"4.2\", \"5\"]").language == "5")
        #expect(try options("\"swiftLanguageVersions\": [\"4\"]").language == "4")
        let settings = """
            [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
             {"tool": "swift", "kind": {"define": {"_0": "ALWAYS"}}},
             {"tool": "swift", "kind": {"define": {"_0": "PHONES"}}, "condition": {"platformNames": ["ios", "tvos"]}},
             {"tool": "swift", "kind": {"define": {"_0": "MACS"}}, "condition": {"platformNames": ["macos"]}},
             {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"config": "release"}},
             {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
             {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
             {"tool": "c", "kind": {"define": {"_0": "IN_C"}}},
             {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}},
             {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Ounchecked"]}}}]
            """
        let found = try options("\"toolsVersion\": {\"_version\": \"6.0.0\"}", settings: settings)
        #expect(found.language == "5" && found.isMainActorByDefault)
        #expect(found.conditions == ["DEBUG", "ALWAYS", "PHONES", "SWIFT_PACKAGE"])
        #expect(found.upcomingFeatures == ["ExistentialAny"])
        let strict = #"[{"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "StrictConcurrency"}}}]"#
        #expect(
            try options("\"toolsVersion\": {\"_version\": \"5.9.0\"}", settings: strict).upcomingFeatures
                == ["IsolatedDefaultValues"])
        #expect(
            try options("\"toolsVersion\": {\"_version\": \"6.0.0\"}", settings: strict).upcomingFeatures.isEmpty)
        #expect(found.translation.isForLinuxToo)
    }

    @Test func podspecsNameOneVersionOrSeveral() {
        #expect(DependencySources.statedVersion("  s.swift_version = '5.0'") == "5.0")
        #expect(DependencySources.statedVersion("s.swift_versions = ['4.2', '5.1', \"5.0\"]") == "5.1")
        #expect(DependencySources.statedVersion("s.swift_version= \"4\"") == "4")
        #expect(DependencySources.statedVersion("s.version = '1.0'") == nil)
    }
}
