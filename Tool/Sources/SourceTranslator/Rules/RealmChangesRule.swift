import SwiftSyntax

/// `case .change(let properties)` of an object of Realm's.
enum RealmChangesRule: TranslationRule {
    static let name = "changes of Realm's objects"
    static let summary = """
        A change of an object of Realm's brings the object along since version 5, which code from before does not bind.
        """
    static let example = RuleExample(
        before:
            "import RealmSwift\nfunc f(_ c: ObjectChange<Note>) {\n    switch c {\n    case .change(let p): print(p)\n"
            + "    case .deleted, .error: break\n    }\n}",
        after:
            "import RealmSwift\nfunc f(_ c: ObjectChange<Note>) {\n    switch c {\n    case .change(_, let p): print(p)\n"
            + "    case .deleted, .error: break\n    }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.switchCases.add(self) { node, file in
            guard case .case(let label) = node.label, let list = node.parent?.as(SwitchCaseListSyntax.self) else {
                return
            }
            for item in label.caseItems {
                guard let call = call(in: item.pattern), name(of: call) == "change", call.arguments.count == 1,
                    let argument = call.arguments.first, argument.expression.is(PatternExprSyntax.self),
                    list.contains(where: isDeletion), importsRealm(node)
                else { continue }
                file.insert("_, ", at: file.range(argument).lowerBound)
            }
        }
    }

    /// `.name(...)`, with `let` before it or in it.
    private static func call(in pattern: PatternSyntax) -> FunctionCallExprSyntax? {
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        return inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    }

    private static func name(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// Whether the case is that of an object that is gone, which no other change has.
    private static func isDeletion(_ element: SwitchCaseListSyntax.Element) -> Bool {
        guard case .switchCase(let node) = element, case .case(let label) = node.label else { return false }
        return label.caseItems.contains { $0.pattern.trimmedDescription.hasSuffix(".deleted") }
    }

    private static func importsRealm(_ node: SwitchCaseSyntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "RealmSwift" }
    }
}
