import Foundation
import Testing

@testable import AppBuilder

/// Declarations of our own in libraries.
@Suite struct SupplementTests {
    @Test func addsWhatIsMissedAndThere() throws {
        let folder = try Folder(["Sources/Supplements/Kit/compare.swift": "func compare() {}"])
        let supplements = Supplements(
            module: "Kit", installation: Installation(root: folder.url, configuration: "debug"))
        let messages = [
            "cannot find 'compare' in scope", "cannot find 'other' in scope", "cannot find type 'compare' in scope",
            "value of type 'A' has no member 'compare'",
        ]
        let found = messages.map { supplements.named(in: [("/Kit/A.swift", 1, $0)]) }
        #expect(found == [["compare"], [], ["compare"], []])
        #expect(supplements.file(of: "compare") == folder.url.appending(path: "Sources/Supplements/Kit/compare.swift"))
        let others = Supplements(module: "Other", installation: supplements.installation)
        #expect(others.named(in: [("/A.swift", 1, messages[0])]).isEmpty)
    }
}
