import Foundation
import Testing

@testable import LayerCheck

/// The examples of the rules: each has to be found where it says, and nowhere else.
struct RuleTests {
    @Test(arguments: Rule.all.map(\.name)) func findsItsExamples(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        #expect(!rule.findings.isEmpty)
        for text in rule.findings {
            let wanted = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.hasSuffix("// !") }.map { $0.offset + 1 }
            #expect(!wanted.isEmpty)
            let found = LayerChecker(text: text).findings(rules: [name]).map(\.line)
            #expect(found == wanted, "\(name): \(text)")
        }
    }

    @Test(arguments: Rule.all.map(\.name)) func leavesLookalikes(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        #expect(!rule.lookalikes.isEmpty)
        for text in rule.lookalikes {
            let found = LayerChecker(text: text).findings(rules: [name])
            #expect(found == [], "\(name): \(text)")
        }
    }
}
