import SwiftSyntax

/// `NSKeyedArchiver.setClassName("Memo", for: Note.self)`, which Foundation on Linux forgets.
enum ArchivedNamesRule: TranslationRule {
    static let name = "names in archives"
    static let summary = "An archive has the names for classes that its archiver was told to write."
    static let example = RuleExample(
        before: "NSKeyedArchiver.setClassName(\"Memo\", for: Note.self)",
        after: "NSKeyedArchiver._setClassName(\"Memo\", for: Note.self)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base != nil,
                callee.declName.baseName.text == method, callee.declName.argumentNames == nil,
                node.arguments.map({ $0.label?.text ?? "" }) == ["", "for"], !file.index.declares(method: method)
            else { return }
            file.replace(file.range(callee.declName.baseName), with: "_" + method)
        }
    }

    private static let method = "setClassName"
}
