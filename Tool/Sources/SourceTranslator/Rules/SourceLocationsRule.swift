import SwiftSyntax

/// `#sourceLocation()`, which ends a place that the author gave, and would end the one that the translator gives.
enum SourceLocationsRule: TranslationRule {
    static let name = "source locations"
    static let summary = "`#sourceLocation()` goes back to the author's file, and not to the translated one."
    static let example = RuleExample(
        before: "#sourceLocation(file: \"Grammar.y\", line: 10)\nlet a = 1\n#sourceLocation()\nlet b = 2",
        after: "#sourceLocation(file: \"Grammar.y\", line: 10)\nlet a = 1\n"
            + "#sourceLocation(file: \"/app/Example.swift\", line: 4)\nlet b = 2")

    static func add(to hooks: inout RuleHooks) {
        hooks.sourceLocations.add(self) { node, file in
            guard node.arguments == nil else { return }
            file.replace(
                file.range(node),
                with: "#sourceLocation(file: \(file.pathLiteral), line: \(file.lineBelow(node)))")
        }
    }
}
