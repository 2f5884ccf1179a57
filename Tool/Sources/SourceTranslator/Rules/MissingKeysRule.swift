import SwiftSyntax

/// `coder.decodeObject(forKey:)`, for which Foundation on Linux gives up the archive if it does not have the key.
enum MissingKeysRule: TranslationRule {
    static let name = "missing keys of archives"
    static let summary = "An object that an archive does not have is nil, and the rest of the archive is read."
    static let example = RuleExample(
        before: "func f(_ coder: NSCoder) { name = coder.decodeObject(forKey: \"name\") as? String }",
        after: "func f(_ coder: NSCoder) { name = coder._decodeObject(forKey: \"name\") as? String }")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base != nil,
                callee.declName.baseName.text == method, callee.declName.argumentNames == nil,
                labels.contains(node.arguments.map { $0.label?.text ?? "" }), !file.index.declares(method: method)
            else { return }
            file.replace(file.range(callee.declName.baseName), with: "_" + method)
        }
    }

    private static let method = "decodeObject"
    private static let labels: Set<[String]> = [["forKey"], ["of", "forKey"]]
}
