import SwiftSyntax

/// `if let view = self as? SCNView` in a library, where there is no SceneKit.
enum MissingTypesRule: TranslationRule {
    static let name = "missing types"
    static let summary = """
        In a library, `if let name = value as? Type` of a framework that is not here is never taken: nothing can be of \
        such a type.
        """
    static let example = RuleExample(
        before: "func show(_ value: Any) {\n    if let view = value as? SCNView { view.play() } else { skip() }\n}",
        after: "func show(_ value: Any) {\n    if false                             {             } else { skip() }\n}",
        options: {
            var options = TranslationOptions()
            options.isForLinuxToo = true
            options.hiddenBranches = [TranslationOptions.branch(of: RuleExample.path, at: 2)]
            return options
        }())

    static func add(to hooks: inout RuleHooks) {
        hooks.ifs.add(self) { node, file in
            guard node.isDecidedByCast, file.options.hides(node, in: file) else { return }
            // What other rules make of them goes with them.
            let conditions = file.range(node.conditions)
            file.insert("false", at: conditions.lowerBound)
            file.remove(conditions)
            file.remove(file.range(node.body.statements))
        }
    }
}

extension IfExprSyntax {
    /// Whether the only condition is a value's cast to a type with a plain name.
    var isDecidedByCast: Bool {
        guard conditions.count == 1, let binding = conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            let elements = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.suffix(2),
            let cast = elements.first?.as(UnresolvedAsExprSyntax.self),
            let type = elements.last?.as(TypeExprSyntax.self)
        else { return false }
        return cast.questionOrExclamationMark?.text == "?" && type.type.is(IdentifierTypeSyntax.self)
    }
}
