import SwiftSyntax

/// `.make()!` where every `make` that there is returns `Self`.
enum ImplicitMemberUnwrapRule: TranslationRule {
    static let name = "implicit member unwrap"
    static let summary = """
        The `!` after an implicit member is removed if every method of the name returns `Self`: before Swift 5.4 the \
        type in front of the point was taken for the optional one.
        """
    static let example = RuleExample(
        before: "protocol Made {}\nextension Made { static func make() -> Self { fatalError() } }\n"
            + "let made: Thing = .make()!",
        after: "protocol Made {}\nextension Made { static func make() -> Self { fatalError() } }\n"
            + "let made: Thing = .make()")

    static func add(to hooks: inout RuleHooks) {
        hooks.forcedUnwraps.add(self) { node, file in
            guard let call = node.expression.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
            else { return }
            let methods = file.index.methods(member.declName.baseName.identifierText).map(\.method)
            if !methods.isEmpty, methods.allSatisfy({ $0.isStatic && $0.returnsSelf }) {
                file.remove(file.range(node.exclamationMark))
            }
        }
    }
}
