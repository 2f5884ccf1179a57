import SwiftSyntax

/// Names that stand for metatypes, as far as what is written around them tells.
enum MetatypeVariables {
    /// The class of `let name: Class.Type`, `for name in types`, `if let name = other as? Class.Type` and their like,
    /// declared around a node.
    static func type(of name: String, around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            if let loop = current.as(ForStmtSyntax.self), isNamed(loop.pattern, name) {
                return elementType(of: loop.sequence, around: loop)
            }
            if let condition = current.as(IfExprSyntax.self), let type = type(of: name, in: condition.conditions) {
                return type
            }
            if let items = current.as(CodeBlockItemListSyntax.self) {
                if let type = items.lazy.compactMap({ type(of: name, declaredBy: Syntax($0.item)) }).first {
                    return type
                }
            }
            if let members = current.as(MemberBlockItemListSyntax.self) {
                if let type = members.lazy.compactMap({ type(of: name, declaredBy: Syntax($0.decl)) }).first {
                    return type
                }
            }
        }
        return nil
    }

    /// The class of `(value as? Class.Type)` and `(value as! Class.Type)`, with `?` or `!` after it.
    static func castType(_ expression: ExprSyntax) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return castType(chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return castType(unwrapped.expression) }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return castType(only.expression)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3,
            sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return nil }
        return sequence.elements.last?.as(TypeExprSyntax.self).flatMap { metatype($0.type) }
    }

    private static func type(of name: String, declaredBy item: Syntax) -> String? {
        if let statement = item.as(GuardStmtSyntax.self) { return type(of: name, in: statement.conditions) }
        guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
        for binding in variable.bindings where isNamed(binding.pattern, name) {
            if let type = binding.typeAnnotation?.type { return metatype(type) }
            return binding.initializer.flatMap { castType($0.value) }
        }
        return nil
    }

    private static func type(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for element in conditions {
            guard case .optionalBinding(let binding) = element.condition, isNamed(binding.pattern, name) else {
                continue
            }
            if let type = binding.typeAnnotation?.type { return metatype(type) }
            return binding.initializer.flatMap { castType($0.value) }
        }
        return nil
    }

    /// The class of the elements of `types`, which is declared as `[Class.Type]`.
    private static func elementType(of sequence: ExprSyntax, around node: some SyntaxProtocol) -> String? {
        guard let name = sequence.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
        var next = Syntax(node).parent
        while let current = next {
            next = current.parent
            let items: [Syntax] =
                current.as(CodeBlockItemListSyntax.self)?.map { Syntax($0.item) }
                ?? current.as(MemberBlockItemListSyntax.self)?.map { Syntax($0.decl) } ?? []
            for variable in items.compactMap({ $0.as(VariableDeclSyntax.self) }) {
                for binding in variable.bindings where isNamed(binding.pattern, name) {
                    return binding.typeAnnotation?.type.as(ArrayTypeSyntax.self).flatMap { metatype($0.element) }
                }
            }
        }
        return nil
    }

    private static func isNamed(_ pattern: PatternSyntax, _ name: String) -> Bool {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
    }

    /// The class of `Class.Type`, or of an optional of it.
    private static func metatype(_ type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return metatype(optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return metatype(only.type)
        }
        return type.as(MetatypeTypeSyntax.self)?.baseType.plainName
    }
}
