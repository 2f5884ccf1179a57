import SwiftSyntax

/// `NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)`, which on Linux ends the program if the archive has
/// something else.
enum SecureUnarchivingRule: TranslationRule {
    static let name = "classes in archives"
    static let summary = "An archive with an object of another class than was asked for is an error."
    static let example = RuleExample(
        before: "let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)",
        after: "let note = try NSKeyedUnarchiver._unarchivedObject(ofClass: Note.self, from: data)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            let labels = node.arguments.map { $0.label?.text ?? "" }
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
                callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSKeyedUnarchiver",
                callee.declName.baseName.text == method,
                [["ofClass", "from"], ["ofClasses", "from"]].contains(labels)
            else { return }
            file.replace(file.range(callee.declName.baseName), with: "_" + method)
        }
    }

    private static let method = "unarchivedObject"
}
