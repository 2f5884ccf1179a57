import SwiftSyntax

/// `@Test func adds() { … }` of tests that are traced
enum TracedTestsRule: TranslationRule {
    static let name = "traced tests"
    static let summary =
        "In tests that are traced, each test says when it begins and ends: it is the cause of what the app does."
    static let example = RuleExample(
        before: "@Suite struct ModelTests {\n    @Test func adds() { #expect(1 + 1 == 2) }\n}",
        after: "@Suite struct ModelTests {\n    @Test func adds() { "
            + "let __traced = _TracedTest(\"ModelTests.adds()\"); defer { __traced.end() };  #expect(1 + 1 == 2) }\n}",
        options: .tracedTests)

    static func add(to hooks: inout RuleHooks) {
        hooks.bodies.add(self) { site, file in
            guard file.options.tracesTests, let body = site.node.body, !body.statements.isEmpty, isTest(site, file)
            else { return }
            file.insert(
                " let __traced = _TracedTest(\"\(site.scope.name).\(site.record.fullName)\"); defer { __traced.end() }; ",
                after: body.leftBrace)
        }
    }

    private static func isTest(_ site: MethodSite, _ file: TranslationContext) -> Bool {
        let isMarked = site.node.attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.name == "Test" || attribute.name == "Testing.Test"
        }
        if isMarked { return true }
        return site.scope.kind == .class && site.node.name.text.hasPrefix("test") && !site.record.isStatic
            && site.node.signature.parameterClause.parameters.isEmpty
    }
}

extension TranslationOptions {
    static var tracedTests: TranslationOptions {
        var options = TranslationOptions()
        options.tracesTests = true
        return options
    }
}
