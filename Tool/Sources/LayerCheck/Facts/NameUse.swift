import SwiftSyntax

/// How the code of a type uses a property of its own.
struct NameUse {
    /// Whether something is assigned to it: `name = x`, `self.name = x`.
    private(set) var isAssigned = false
    /// Whether its wrapper is used: `_name`.
    private(set) var namesWrapper = false
    /// Whether its projection is used whole: `$name`, but not `$name.title`.
    private(set) var namesProjection = false
    /// Whether its projection is used in any way.
    private(set) var projects = false
    /// Whether it is asked for members: `name.save()`.
    private(set) var hasMembers = false

    init(of name: String, in type: TypeFacts) {
        let reader = Reader(name)
        for part in type.parts { reader.walk(part.node.memberBlock) }
        self = reader.use
    }

    private init() {}

    private final class Reader: SyntaxVisitor {
        private let name: String
        var use = NameUse()

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            if node.operator.is(AssignmentExprSyntax.self), OwnName.of(node.leftOperand) == name {
                use.isAssigned = true
            }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let text = node.baseName.text
            if text == "_" + name { use.namesWrapper = true }
            guard text == "$" + name || text == name else { return .skipChildren }
            // `self.name` stands for the name in what is around it.
            var whole = ExprSyntax(node)
            if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
                guard member.base?.trimmedDescription == "self" else { return .skipChildren }
                whole = ExprSyntax(member)
            }
            let isBase = whole.parent?.as(MemberAccessExprSyntax.self)?.base?.id == whole.id
            if text == name {
                if isBase { use.hasMembers = true }
            } else {
                use.projects = true
                if !isBase { use.namesProjection = true }
            }
            return .skipChildren
        }
    }
}

/// Names of the properties of the object that code stands in.
enum OwnName {
    /// `name` or `self.name`
    static func of(_ expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.trimmedDescription == "self" ? member.declName.baseName.text : nil
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
