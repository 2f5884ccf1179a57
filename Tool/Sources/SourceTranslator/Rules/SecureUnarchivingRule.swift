import SwiftSyntax

/// `NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)`, which on Linux ends the program if the archive has
/// something else, and `NSKeyedUnarchiver(forReadingFrom: data)`, which starts without secure coding there.
enum SecureUnarchivingRule: TranslationRule {
    static let name = "classes in archives"
    static let summary = "An archive with an object of another class than was asked for is an error."
    static let example = RuleExample(
        before: "let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)",
        after: "let note = try NSKeyedUnarchiver._unarchivedObject(ofClass: Note.self, from: data)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            let labels = node.arguments.map { $0.label?.text ?? "" }
            if let label = node.arguments.first?.label, labels == [reading], isUnarchiver(node.calledExpression) {
                file.replace(file.range(label), with: "_" + reading)
                return
            }
            guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
                isUnarchiver(base), callee.declName.baseName.text == method, classes.contains(labels)
            else { return }
            file.replace(file.range(callee.declName.baseName), with: "_" + method)
        }
    }

    private static let method = "unarchivedObject"
    private static let classes: Set<[String]> = [["ofClass", "from"], ["ofClasses", "from"]]
    private static let reading = "forReadingFrom"
    private static let names: Set<String> = ["NSKeyedUnarchiver", "Foundation.NSKeyedUnarchiver"]

    private static func isUnarchiver(_ callee: ExprSyntax) -> Bool {
        var name = callee.trimmedDescription
        if name.hasSuffix(".init") { name.removeLast(5) }
        return names.contains(name)
    }
}
