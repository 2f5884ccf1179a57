import SwiftSyntax

/// Makes closures hold weakly the object that they are made in.
enum WeakSelfMend {
    /// The edits for all closures of a chain that hold `self`; none if one of them cannot be mended by itself.
    static func edits(_ links: some Sequence<CallChain.Link>) -> [Finding.Edit] {
        var result: [Finding.Edit] = []
        for link in links {
            for closure in link.closures where SelfCapture.strong(in: closure) != nil {
                guard takesNothing(closure, of: link) else { return [] }
                let edits = edits(closure)
                if edits.isEmpty { return [] }
                result += edits
            }
        }
        return result
    }

    /// Whether a closure is called for what it does, and nothing is made of its value.
    private static func takesNothing(_ closure: ClosureExprSyntax, of link: CallChain.Link) -> Bool {
        let label = label(of: closure, in: link) ?? ""
        switch link.name {
        case "sink": return true
        case "do", "handleEvents": return label.hasPrefix("on") || label.hasPrefix("receive")
        case "subscribe", "drive", "emit", "bind":
            // `bind(to: list.rx.items) { }` gives the closure to what it is bound to.
            guard link.labels.allSatisfy({ $0.hasPrefix("on") || $0 == "_" }) else { return false }
            let others = link.call?.arguments.contains { !$0.expression.is(ClosureExprSyntax.self) } ?? true
            return !others
        case "observe", "on": return true
        default: return false
        }
    }

    private static func label(of closure: ClosureExprSyntax, in link: CallChain.Link) -> String? {
        if let argument = closure.parent?.as(LabeledExprSyntax.self) { return argument.label?.text }
        return closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    }

    /// The edits for a closure that gives nothing back; none if its text does not tell how.
    static func edits(_ closure: ClosureExprSyntax) -> [Finding.Edit] {
        let signature = closure.signature
        if let clause = signature?.returnClause, !["Void", "()"].contains(clause.type.trimmedDescription) { return [] }
        // Code that names `self` in its list may leave it out in its body.
        guard signature?.capture?.items.contains(where: { $0.name.text == "self" }) != true,
            let first = closure.statements.first, !SelfReader.returnsValue(closure),
            signature?.attributes.isEmpty ?? true
        else { return [] }
        let capture = capture(closure)
        let uses = SelfReader.uses(in: closure.statements)
        if closure.statements.count == 1, uses.count == 1, let use = uses.first, isHead(use, of: first.item) {
            return [capture, .insert("?", after: use)]
        }
        guard !SelfReader.declaresSelf(closure), let unwrapping = unwrapping(closure, first) else { return [] }
        // Without parameters both stand right after the brace.
        return capture.range == unwrapping.range
            ? [Finding.Edit(range: capture.range, text: capture.text + unwrapping.text)] : [capture, unwrapping]
    }

    /// Writes the line that ends the closure when the object has gone; nil where there is no place for it.
    private static func unwrapping(_ closure: ClosureExprSyntax, _ first: CodeBlockItemSyntax) -> Finding.Edit? {
        let text = "guard let self else { return }"
        guard closure.description.contains(where: \.isNewline) else {
            return closure.signature == nil && first.position == first.positionAfterSkippingLeadingTrivia
                && closure.leftBrace.trailingTrivia.isEmpty
                ? Finding.Edit(range: capture(closure).range, text: text + "; ") : .insert(text + "; ", before: first)
        }
        guard let indentation = first.indentation else { return nil }
        // On a line of its own, after a comment beside the brace.
        var place = first.position.utf8Offset
        for piece in first.leadingTrivia {
            guard !piece.isNewline else {
                let isWide = if case .carriageReturnLineFeeds = piece { true } else { false }
                return Finding.Edit(
                    range: place..<place, text: (isWide ? "\r\n" : "\n") + indentation + text)
            }
            place += piece.sourceLength.utf8Length
        }
        return nil
    }

    /// Writes the capture of `self` into the closure's list, or a list.
    private static func capture(_ closure: ClosureExprSyntax) -> Finding.Edit {
        guard let signature = closure.signature else {
            let isTight = closure.leftBrace.trailingTrivia.isEmpty && closure.statements.leadingTrivia.isEmpty
            return .insert(" [weak self] in" + (isTight ? " " : ""), after: closure.leftBrace)
        }
        guard let capture = signature.capture else { return .insert("[weak self] ", before: signature) }
        return .insert("weak self" + (capture.items.isEmpty ? "" : ", "), after: capture.leftSquare)
    }

    /// Whether a use of `self` begins a statement that can be left out when there is no object: `self.show()`,
    /// `self.title = $0`.
    private static func isHead(_ use: TokenSyntax, of item: CodeBlockItemSyntax.Item) -> Bool {
        var expression = item.as(ExprSyntax.self)
        if let assignment = expression?.as(InfixOperatorExprSyntax.self) {
            guard assignment.operator.is(AssignmentExprSyntax.self) else { return false }
            expression = assignment.leftOperand
        } else if expression?.is(FunctionCallExprSyntax.self) != true {
            return false
        }
        guard let expression, expression.firstToken(viewMode: .sourceAccurate)?.id == use.id else { return false }
        // `self[1]` has no member to ask for, and `self?` alone is none.
        return use.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.id == use.parent?.id
    }

    private final class SelfReader: SyntaxVisitor {
        private var tokens: [TokenSyntax] = []
        private var hasValue = false
        private var isDeclared = false
        private var depth = 0

        /// The uses of the object, those of closures inside too.
        static func uses(in statements: CodeBlockItemListSyntax) -> [TokenSyntax] {
            let reader = SelfReader(viewMode: .sourceAccurate)
            reader.walk(statements)
            return reader.tokens
        }

        /// Whether the closure itself gives back a value.
        static func returnsValue(_ closure: ClosureExprSyntax) -> Bool {
            let reader = SelfReader(viewMode: .sourceAccurate)
            reader.walk(closure.statements)
            return reader.hasValue
        }

        /// Whether `self` is unwrapped in the closure already, as after a capture of a closure around it.
        static func declaresSelf(_ closure: ClosureExprSyntax) -> Bool {
            let reader = SelfReader(viewMode: .sourceAccurate)
            reader.walk(closure.statements)
            return reader.isDeclared
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.tokenKind == .keyword(.self) { tokens.append(node.baseName) }
            return .skipChildren
        }

        override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            if depth == 0, node.expression != nil { hasValue = true }
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if depth == 0, node.pattern.trimmedDescription == "self" { isDeclared = true }
            return .visitChildren
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            depth += 1
            return .visitChildren
        }

        override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            depth += 1
            return .visitChildren
        }

        override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            // `Type.self` names a type.
            if let base = node.base { walk(base) }
            return .skipChildren
        }
    }
}
