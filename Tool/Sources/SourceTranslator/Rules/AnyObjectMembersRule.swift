import SwiftSyntax

/// `sender.tag` of a `sender: AnyObject`.
enum AnyObjectMembersRule: TranslationRule {
    static let name = "members of any object"
    static let summary = """
        A member of a parameter, constant or property of type `AnyObject`, of what is cast to it, or of an element of a \
        property of type `[AnyObject]`, is looked up in what the object is: a control, a view, a bar item, or of the class \
        whose source it is, which exposes such a member. Objective-C sends the message to whatever is there.
        """
    static let example = RuleExample(
        before: "func tapped(sender: AnyObject) { print(sender.tag) }",
        after: "func tapped(sender: AnyObject) { print(_members(of: sender).tag) }")

    /// Those of `_AnyObjectMembers`, to which UIKit adds its own.
    private static let members = Set(AnyObjectMemberTable.text.split(separator: "\n").map(String.init))

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            guard let base = node.base, let object = object(base) else { return }
            guard members.contains(node.declName.baseName.text) else { return addOwn(node, of: object, file) }
            if let member = object.as(MemberAccessExprSyntax.self),
                file.index.isAnyObject(member.declName.baseName.text),
                // Others of the name are asked for what they have themselves; all objects may be compared.
                comparing.contains(node.declName.baseName.text)
            {
                return addMembers(of: member, base: base, file)
            }
            if let reference = object.as(DeclReferenceExprSyntax.self) {
                let name = reference.baseName.text
                guard isAnyObject(name, at: node) ?? isProperty(name, file) else { return }
            } else if object.is(MemberAccessExprSyntax.self) || object.is(SubscriptCallExprSyntax.self) {
                guard isElement(object, file.index) else { return }
            } else if !isBracketedCast(object) || KeyedValuesRule.takesKey(node) {
                return
            }
            file.insert("_members(of: ", at: file.range(object).lowerBound)
            file.insert(")", at: file.range(object).upperBound)
        }
    }

    /// Asks a property that is any object: marks for what it may not be are one, if it is asked only if it is there.
    private static func addMembers(
        of object: MemberAccessExprSyntax, base: ExprSyntax, _ file: TranslationContext
    ) {
        // A key path and a type have no object.
        guard object.base != nil, object.parent?.is(FunctionCallExprSyntax.self) != true else { return }
        file.insert("_members(of: ", at: file.range(object).lowerBound)
        let end = file.range(object).upperBound
        let isOptional = base.is(OptionalChainingExprSyntax.self)
        let closing = ")" + (isOptional ? "?" : "")
        let marks = end..<file.range(base).upperBound
        if marks.isEmpty { file.insert(closing, at: end) } else { file.replace(exactly: marks, with: closing) }
    }

    /// A property that the class around, or one above it, exposes: `(object as AnyObject).x` in `isEqual(_:)`.
    private static func addOwn(
        _ node: MemberAccessExprSyntax, of object: ExprSyntax, _ file: TranslationContext
    ) {
        let name = node.declName.baseName.text
        guard node.declName.argumentNames == nil, let base = node.base, isBracketedCast(object), object.id == base.id,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            let type = file.typeName, let owner = file.index.exposer(of: name, above: type)
        else { return }
        file.insert("_member(", at: file.range(base).lowerBound)
        file.replace(
            file.range(base).upperBound..<file.range(node).upperBound, with: " as? \(owner), { $0.\(name) })")
    }

    /// What is asked, without `?` and `!`.
    private static func object(_ base: ExprSyntax) -> ExprSyntax? {
        if let chained = base.as(OptionalChainingExprSyntax.self) { return object(chained.expression) }
        if let forced = base.as(ForceUnwrapExprSyntax.self) { return object(forced.expression) }
        let kinds: [any ExprSyntaxProtocol.Type] = [
            DeclReferenceExprSyntax.self, TupleExprSyntax.self, MemberAccessExprSyntax.self,
            SubscriptCallExprSyntax.self,
        ]
        return kinds.contains { base.is($0) } ? base : nil
    }

    /// `views.first` and `views[0]`, where the module declares `views` as `[AnyObject]`.
    private static func isElement(_ object: ExprSyntax, _ index: ModuleIndex) -> Bool {
        let list: ExprSyntax?
        if let member = object.as(MemberAccessExprSyntax.self) {
            list = ["first", "last"].contains(member.declName.baseName.text) ? member.base : nil
        } else if let element = object.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
            list = element.calledExpression
        } else {
            list = nil
        }
        guard let list else { return false }
        let name = list.as(MemberAccessExprSyntax.self)?.declName ?? list.as(DeclReferenceExprSyntax.self)
        return name.map { index.isListOfObjects($0.baseName.identifierText) } ?? false
    }

    private static let comparing: Set<String> = ["isEqual", "isKind"]

    static let types: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

    /// Whether the class around, or one above it, has a property of the name that is any object.
    private static func isProperty(_ name: String, _ file: TranslationContext) -> Bool {
        guard let type = file.typeName else { return false }
        return file.index.ancestry(of: type).lazy.compactMap { file.index.property(name, of: $0) }.first?.isAnyObject
            ?? false
    }

    /// Whether the function around has a parameter or constant of the name and type, and nothing in between declares
    /// another; nil if nothing there has the name.
    private static func isAnyObject(_ name: String, at node: some SyntaxProtocol) -> Bool? {
        var outer = Syntax(node).parent
        while let syntax = outer {
            if let closure = syntax.as(ClosureExprSyntax.self), names(in: closure).contains(name) { return false }
            if let statements = syntax.as(CodeBlockItemListSyntax.self) {
                if conditionDeclares(name, statements) { return false }
                if let isAnyObject = declaration(of: name, in: statements) { return isAnyObject }
            }
            if let function = syntax.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).text == name
                }
                if let parameter { return types.contains(parameter.type.trimmedDescription) }
            }
            if syntax.is(MemberBlockSyntax.self) { return nil }
            outer = syntax.parent
        }
        return nil
    }

    private static func names(in closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: list.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: []
        }
    }

    /// Whether what holds only if `let sender = sender as? UIButton` stands there.
    private static func conditionDeclares(_ name: String, _ statements: CodeBlockItemListSyntax) -> Bool {
        statements.parent?.parent?.as(IfExprSyntax.self).map { binds(name, $0.conditions) } ?? false
    }

    /// Whether what statements declare by the name is of type `AnyObject`; nil if they declare nothing.
    private static func declaration(of name: String, in statements: CodeBlockItemListSyntax) -> Bool? {
        for statement in statements {
            if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
                // Where it depends on more than the platform, one that is an object does: it may be asked in any case.
                let clauses = conditional.clauseForIOS.map { [$0] } ?? Array(conditional.clauses)
                let found = clauses.compactMap { clause in
                    clause.elements?.as(CodeBlockItemListSyntax.self).flatMap { declaration(of: name, in: $0) }
                }
                if found.isEmpty { continue }
                return found.contains(true)
            }
            if let variable = statement.item.as(VariableDeclSyntax.self) {
                guard let binding = variable.bindings.first(where: { binds(name, $0.pattern) }) else { continue }
                if let type = binding.typeAnnotation?.type { return types.contains(type.trimmedDescription) }
                return (binding.initializer?.value).map(isCast) ?? false
            }
            if let conditions = statement.item.as(GuardStmtSyntax.self)?.conditions, binds(name, conditions) {
                return false
            }
        }
        return nil
    }

    private static func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }

    private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            element.condition.as(OptionalBindingConditionSyntax.self).map { binds(name, $0.pattern) } ?? false
        }
    }

    /// `(sender as AnyObject)`
    private static func isBracketedCast(_ object: ExprSyntax) -> Bool {
        guard let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        else { return false }
        return isCast(inner)
    }

    private static func isCast(_ value: ExprSyntax) -> Bool {
        if let cast = value.as(AsExprSyntax.self) { return types.contains(cast.type.trimmedDescription) }
        guard let elements = value.as(SequenceExprSyntax.self)?.elements.suffix(2),
            elements.first?.is(UnresolvedAsExprSyntax.self) == true,
            let type = elements.last?.as(TypeExprSyntax.self)
        else { return false }
        return types.contains(type.type.trimmedDescription)
    }
}
