import SwiftSyntax

/// `@objc protocol` without a class among what it inherits.
enum ObjectiveCProtocolsRule: TranslationRule {
    static let name = "Objective-C protocols"
    static let summary = """
        Only classes conform to a protocol of Objective-C, so that it can be held weakly; without Objective-C, a protocol \
        has to say so.
        """
    static let example = RuleExample(
        before: "@objc protocol Listener {\n    func heard()\n}",
        after: "      protocol Listener: AnyObject {\n    func heard()\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.protocols.add(self) { node, file in
            guard node.attributes.has("objc") else { return }
            let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            guard !inherited.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) else { return }
            if let first = node.inheritanceClause?.inheritedTypes.first {
                file.insert("AnyObject, ", at: file.range(first).lowerBound)
            } else {
                file.insert(": AnyObject", at: file.range(node.name).upperBound)
            }
        }
    }
}
