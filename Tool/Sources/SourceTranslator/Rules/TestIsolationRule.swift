import SwiftSyntax

/// `setUp()` and its kin in test cases that are on the main actor.
enum TestIsolationRule: TranslationRule {
    static let name = "isolation of tests"
    static let summary = """
        What a test case on the main actor does before and after its tests is done on the main actor. XCTest declares \
        these methods in Objective-C, where an override takes the isolation of its class, or one of its own; in Swift it \
        takes that of the method that it overrides.
        """
    static let example = RuleExample(
        before: "@MainActor class ModelTests: XCTestCase {\n    var model: Model!\n"
            + "    override func setUp() {\n        model = Model()\n    }\n}",
        after: "@MainActor class ModelTests: XCTestCase {\n    var model: Model!\n"
            + "    override func setUp() { MainActor.assumeIsolated {\n        model = Model()\n    } }\n}")

    private static let names: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]

    static func add(to hooks: inout RuleHooks) {
        hooks.bodies.add(self) { site, file in
            let node = site.node
            let own = node.attributes.first {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
            }
            guard names.contains(site.record.base), site.record.labels.isEmpty,
                !site.scope.isolation.isEmpty || own != nil, node.modifiers.has(.override),
                !node.modifiers.has(.nonisolated), let body = node.body, !body.statements.isEmpty,
                file.index.isTestCase(site.scope.name)
            else { return }
            if let own { file.remove(file.range(own)) }
            let word = node.isThrowing ? "try " : ""
            if site.record.isAsync {
                let effects = "async \(node.isThrowing ? "throws " : "")"
                file.insert(" @MainActor func __onMainActor() \(effects){", after: body.leftBrace)
                file.insert("}; \(word)await __onMainActor() ", at: file.range(body.rightBrace).lowerBound)
            } else {
                file.insert(" \(word)MainActor.assumeIsolated {", after: body.leftBrace)
                file.insert("} ", at: file.range(body.rightBrace).lowerBound)
            }
        }
    }
}
