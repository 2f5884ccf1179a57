import Testing

@testable import SourceTranslator

@Suite struct TranslationRuleTests {
    private static let rules = TranslationRules.all.map { $0.name }

    private func rule(_ name: String) throws -> any TranslationRule.Type {
        let found = TranslationRules.all.first { $0.name == name }
        return try #require(found)
    }

    /// The author's lines, and those that are added below them.
    private func translate(_ example: RuleExample) throws -> (author: [Substring], added: [Substring]) {
        let index = ModuleIndex([Translator.index(example.before)])
        let translation = Translator.translate(
            example.before, path: RuleExample.path, index: index, options: example.options)
        #expect(translation.diagnostics.isEmpty)
        let lines = try #require(translation.source).split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("#sourceLocation(file: \"/app/Example.swift\"") }) + 1
        let end = min(
            start + example.before.split(separator: "\n", omittingEmptySubsequences: false).count, lines.count)
        return (lines[start..<end].map(Self.withoutBlanksAtTheEnd), Array(lines[end...]))
    }

    private static func withoutBlanksAtTheEnd(_ line: Substring) -> Substring {
        line.last == " " ? withoutBlanksAtTheEnd(line.dropLast()) : line
    }

    @Test(arguments: rules) func rewritesItsExample(_ name: String) throws {
        let example = try rule(name).example
        let (author, added) = try translate(example)
        #expect(author == example.after.split(separator: "\n", omittingEmptySubsequences: false))
        if let line = example.added { #expect(added.contains { $0 == line }) }
    }

    /// The example shows this rule, not another one's work.
    @Test(arguments: rules) func hasAPartInItsExample(_ name: String) throws {
        let example = try rule(name).example
        guard example.added == nil else { return }
        let index = ModuleIndex([Translator.index(example.before)])
        let file = Translator.rewrite(
            example.before, pathLiteral: "\"\(RuleExample.path)\"", index: index, options: example.options)
        #expect(file.edits.edits.contains { $0.rule == name })
    }

    @Test func rulesAreToldApartByName() {
        #expect(Set(Self.rules).count == Self.rules.count)
        for rule in TranslationRules.all {
            let (name, summary) = (rule.name, rule.summary)
            #expect(summary.hasSuffix(".") && !name.isEmpty, "\(name)")
        }
    }
}
