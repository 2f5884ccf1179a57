import SwiftSyntax

/// Puts a subscription that nothing keeps into the only set or bag that its object has.
enum StoreMend {
    static func edits(
        _ chain: CallChain, _ place: Code.ChainPlace, _ kind: Subscription, of type: TypeFacts
    ) -> [Finding.Edit] {
        guard type.isReference, let bag = bag(kind, of: type), let function = function(around: place.node),
            !LocalName.isDeclared(bag, in: function), let link = chain.last, let call = link.call,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return [] }
        // Once kept, it must not keep the object.
        let holders = chain.links.flatMap(\.closures).contains { SelfCapture.strong(in: $0) != nil }
        let weak = WeakSelfMend.edits(chain.links)
        if holders, weak.isEmpty { return [] }
        if link.name == "assign", link.argument("on")?.trimmedDescription == "self" { return [] }
        let end = kind == .rx ? ".disposed(by: \(bag))" : ".store(in: &\(bag))"
        // On a line of its own, where the last call has one.
        let line = member.period.indentation.map { "\n" + $0 } ?? ""
        var edits = weak + [.insert(line + end, after: call)]
        switch place.use {
        case .statement: return edits
        case .discarded:
            guard let assignment = place.node.ancestor(InfixOperatorExprSyntax.self) else { return [] }
            let start = assignment.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(
                Finding.Edit(range: start..<place.node.positionAfterSkippingLeadingTrivia.utf8Offset, text: ""))
            return edits
        default: return []
        }
    }

    /// The only property of the type that can keep such subscriptions.
    private static func bag(_ kind: Subscription, of type: TypeFacts) -> String? {
        let bags = type.storedProperties.filter { property in
            switch kind {
            case .combine: property.typeNames == ["Set", "AnyCancellable"] && !property.isLet
            case .rx: property.typeNames == ["DisposeBag"]
            case .toolkit: false
            }
        }
        return bags.count == 1 ? bags[0].name : nil
    }

    /// The method that a node stands in, if it stands in no closure of it: `self` would have to be written there.
    private static func function(around node: some SyntaxProtocol) -> Syntax? {
        var current = node.parent
        while let around = current {
            if around.is(ClosureExprSyntax.self) { return nil }
            if let function = around.as(FunctionDeclSyntax.self) {
                let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
                return isStatic ? nil : Syntax(function)
            }
            if around.is(InitializerDeclSyntax.self) { return around }
            if around.is(DeclSyntax.self) { return nil }
            current = around.parent
        }
        return nil
    }
}

/// Names that a function has for itself.
private enum LocalName {
    static func isDeclared(_ name: String, in node: Syntax) -> Bool {
        let reader = Reader(name)
        reader.walk(node)
        return reader.isFound
    }

    private final class Reader: SyntaxVisitor {
        private let name: String
        var isFound = false

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            if node.identifier.text == name { isFound = true }
            return .skipChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            if (node.secondName ?? node.firstName).text == name { isFound = true }
            return .visitChildren
        }
    }
}
