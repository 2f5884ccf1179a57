import SwiftSyntax

/// `#if` conditions about the platform.
enum ConditionsRule: TranslationRule {
    static let name = "conditions"
    static let summary = """
        `os(iOS)` holds and `os(Linux)` does not, except in libraries, which see the branches for both. \
        `canImport(SwiftUI)` holds in modules that cannot do without SwiftUI. A branch of a library that imports a \
        framework that is not here is not taken, if there is another or none is needed.
        """
    static let example = RuleExample(
        before: "#if os(iOS) && DEBUG\nlet isPhone = true\n#endif",
        after: "#if true && DEBUG\nlet isPhone = true\n#endif")

    static func add(to hooks: inout RuleHooks) {
        hooks.conditionals.add(self) { node, file in
            let missing = node.clauseForIOS.flatMap { ImportingBranch(node, taking: $0) }.flatMap { branch in
                branch.imports.contains(where: file.options.missingFrameworks.contains) ? branch : nil
            }
            for clause in node.clauses {
                guard let condition = clause.condition else { continue }
                var text = PlatformCondition.translated(
                    condition.trimmedDescription, file.options, hasSwiftUI: file.index.needsSwiftUI)
                if let missing {
                    if clause.id == missing.clause.id { text = "false" }
                    if clause.id == missing.other?.id { text = "true" }
                }
                file.replace(condition, of: clause, with: text)
            }
        }
    }
}
