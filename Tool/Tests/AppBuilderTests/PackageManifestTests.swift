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
}
