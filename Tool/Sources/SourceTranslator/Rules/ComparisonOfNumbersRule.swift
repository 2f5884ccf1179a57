import SwiftSyntax

/// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`, which Foundation on Linux has already.
enum ComparisonOfNumbersRule: TranslationRule {
    static let name = "comparison of numbers"
    static let summary = """
        A function at file scope that compares two `NSNumber`s becomes a member of `NSNumber`: Foundation on Linux has \
        that operator already, and a member of the module's own goes before it.
        """
    static let example = RuleExample(
        before: "func < (a: NSNumber, b: NSNumber) -> Bool { a.intValue < b.intValue }",
        after: "extension NSNumber { static func < (a: NSNumber, b: NSNumber) -> Bool { a.intValue < b.intValue } }")

    static func add(to hooks: inout RuleHooks) {
        hooks.functions.add(self) { node, file in
            let parameters = node.signature.parameterClause.parameters
            guard node.name.text == "<", parameters.count == 2,
                parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
            else { return }
            let access = node.modifiers.map { $0.trimmedDescription + " " }.joined()
            for modifier in node.modifiers { file.remove(file.range(modifier)) }
            file.insert("extension NSNumber { \(access)static ", at: file.range(node.funcKeyword).lowerBound)
            file.append(" }", to: node)
        }
    }
}
