import SwiftSyntax

/// The code of a type, walked by rules.
enum Code {
    /// Calls `body` with each expression that is a statement, an initial value or the right side of an assignment, and so
    /// the whole of a chain of calls, with what surrounds it.
    static func chains(in type: TypeFacts, _ body: (CallChain, ChainPlace) -> Void) {
        withoutActuallyEscaping(body) { body in
            for part in type.parts {
                let reader = ChainReader(part.file, body)
                for member in part.node.memberBlock.members where !isType(member.decl) { reader.walk(member.decl) }
            }
        }
    }

    private static func isType(_ node: DeclSyntax) -> Bool {
        node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self)
            || node.is(ActorDeclSyntax.self)
    }

    /// Where the whole of a chain stands.
    struct ChainPlace {
        enum Use {
            /// A statement: the value is dropped, unless it is what a body of one expression returns.
            case statement(mayBeReturned: Bool)
            /// `_ = chain`
            case discarded
            /// `target = chain`
            case assigned(ExprSyntax)
            /// `let name = chain` in code, with the statements of the block around it.
            case bound(String, in: CodeBlockItemListSyntax?)
            case other
        }

        var file: SourceFile
        var use: Use
        var node: ExprSyntax
    }

    private final class ChainReader: SyntaxVisitor {
        private let file: SourceFile
        private let body: (CallChain, ChainPlace) -> Void

        init(_ file: SourceFile, _ body: @escaping (CallChain, ChainPlace) -> Void) {
            (self.file, self.body) = (file, body)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let whole = ExprSyntax(node)
            if let use = use(of: whole) {
                body(CallChain(whole), ChainPlace(file: file, use: use, node: whole))
            }
            return .visitChildren
        }

        /// Nil if the call is a part of a longer chain.
        private func use(of node: ExprSyntax) -> ChainPlace.Use? {
            guard let parent = node.parent else { return nil }
            if parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self)
                || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
            {
                return nil
            }
            if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
                return parent.as(ExprSyntax.self).flatMap(use)
            }
            if let item = parent.as(CodeBlockItemSyntax.self) {
                let list = item.parent?.as(CodeBlockItemListSyntax.self)
                if let token = Self.token(around: item) { return use(of: ExprSyntax(token)) ?? .other }
                return .statement(mayBeReturned: list?.count == 1 && Self.returns(list))
            }
            if let infix = parent.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
                infix.rightOperand.id == node.id
            {
                return infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
                    ? .discarded : .assigned(infix.leftOperand)
            }
            if let clause = parent.as(InitializerClauseSyntax.self),
                let binding = clause.parent?.as(PatternBindingSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
            {
                return .bound(name, in: item.parent?.as(CodeBlockItemListSyntax.self))
            }
            return .other
        }

        /// The call `BindingToken { }` whose closure a statement stands in, which takes what the statement returns.
        private static func token(around item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
            var node = item.parent
            while let current = node {
                if let closure = current.as(ClosureExprSyntax.self) {
                    let call = closure.parent?.as(FunctionCallExprSyntax.self)
                    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                    return name == "BindingToken" && call?.trailingClosure?.id == closure.id ? call : nil
                }
                if current.is(DeclSyntax.self) { return nil }
                node = current.parent
            }
            return nil
        }

        /// Whether the only expression of a body may be its value.
        private static func returns(_ list: CodeBlockItemListSyntax?) -> Bool {
            guard let owner = list?.parent else { return true }
            if let closure = owner.as(ClosureExprSyntax.self) {
                // A closure that a subscription or a setter is given returns nothing, but only its type knows.
                return closure.signature?.returnClause != nil || !Self.isHandler(closure)
            }
            if let block = owner.as(CodeBlockSyntax.self) {
                if let function = block.parent?.as(FunctionDeclSyntax.self) {
                    let type = function.signature.returnClause?.type.trimmedDescription
                    return type != nil && type != "Void" && type != "()"
                }
                return block.parent?.is(AccessorDeclSyntax.self) == true
                    && block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            }
            return owner.is(AccessorBlockSyntax.self)
        }

        /// Whether a closure is what `sink`, `subscribe` or a queue calls, which takes no value from it.
        private static func isHandler(_ closure: ClosureExprSyntax) -> Bool {
            let call =
                closure.parent?.as(FunctionCallExprSyntax.self)
                ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return ["sink", "subscribe", "drive", "emit", "async", "asyncAfter", "perform"].contains(name)
        }
    }

    /// Whether a name is used in statements other than the one that declares it.
    static func isUsed(_ name: String, in list: CodeBlockItemListSyntax) -> Bool {
        let reader = NameReader(name)
        reader.walk(list)
        return reader.isUsed
    }

    private final class NameReader: SyntaxVisitor {
        private let name: String
        var isUsed = false

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == name { isUsed = true }
            return .skipChildren
        }
    }
}
