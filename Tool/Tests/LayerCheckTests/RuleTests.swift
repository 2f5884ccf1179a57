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

    /// What `--fix` makes of a source until nothing more is mended.
    private func mend(_ text: String, _ rules: Set<String>) -> String {
        var text = text
        for _ in 0..<5 {
            let found = LayerChecker(text: text).findings(rules: rules)
            let (mended, count) = Fixer.mended(Array(text.utf8), by: found)
            if count == 0 { break }
            text = String(decoding: mended, as: UTF8.self)
        }
        return text
    }

    @Test(arguments: Rule.all.map(\.name)) func mendsItsExamples(_ name: String) throws {
        let rule = try #require(Rule.all.first { $0.name == name })
        for example in rule.mends {
            let mended = mend(example.before, [name])
            #expect(mended == example.after, "\(name): \(example.before)")
            #expect(mend(mended, [name]) == mended)
        }
    }

    /// Whatever is mended in any example still parses, and mending it again changes nothing.
    @Test func whatIsMendedParses() throws {
        for rule in Rule.all {
            for text in rule.findings + rule.lookalikes + rule.mends.map(\.before) where text.count < 3_000 {
                let mended = mend(text, [])
                #expect(SourceFile.parses(mended), "\(mended)")
                #expect(mend(mended, []) == mended)
            }
        }
    }
}
