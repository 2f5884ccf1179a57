import SwiftSyntax

typealias FunctionSyntaxSignature = FunctionSignatureSyntax

/// Source on one line.
enum OneLine {
    static func text(_ node: some SyntaxProtocol) -> String {
        let text = node.trimmedDescription
        guard text.contains("\n") else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
    }
}

extension TokenSyntax {
    /// Without the back-ticks of an escaped name.
    var plainText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}

extension AttributeListSyntax {
    var texts: [String] {
        compactMap { element in
            if case .attribute(let attribute) = element { OneLine.text(attribute) } else { nil }
        }
    }
}

extension DeclModifierListSyntax {
    /// The access that is said for reading; `private(set)` does not count.
    var access: Access? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.open): return .open
            case .keyword(.public): return .public
            case .keyword(.package): return .package
            case .keyword(.internal): return .internal
            case .keyword(.fileprivate): return .fileprivate
            case .keyword(.private): return .private
            default: continue
            }
        }
        return nil
    }

    var others: Set<String> {
        let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
        return Set(map(\.name.text).filter { !access.contains($0) })
    }
}

extension InheritanceClauseSyntax {
    var names: [String] {
        inheritedTypes.map { inherited in
            inherited.type.plainName ?? inherited.type.trimmedDescription
        }
    }
}

extension TypeSyntax {
    /// The name without attributes and generic arguments: `Outer.Inner`.
    var plainName: String? {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.plainName.map { $0 + "." + member.name.plainText }
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
        return nil
    }
}

extension FunctionParameterSyntax {
    var value: ParameterDeclaration {
        let label = firstName.text == "_" ? nil : firstName.plainText
        return ParameterDeclaration(
            label: label, name: (secondName ?? firstName).plainText, type: OneLine.text(type),
            isVariadic: ellipsis != nil, defaultValue: defaultValue.map { OneLine.text($0.value) })
    }
}

extension AccessorBlockSyntax {
    var isSettable: Bool {
        switch accessors {
        case .getter: false
        case .accessors(let accessors):
            accessors.contains { accessor in
                ["set", "didSet", "willSet", "_modify", "unsafeMutableAddress"].contains(
                    accessor.accessorSpecifier.text)
            }
        @unknown default: false
        }
    }
}

extension ExprSyntax {
    /// The type of a literal, or of a call that names one; nil if it takes a compiler to tell.
    var plainType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .functionCallExpr(let call):
            let callee = call.calledExpression.trimmedDescription
            return callee.first?.isUppercase == true && !callee.contains("(") ? Self.type(in: callee) : nil
        case .memberAccessExpr(let member):
            let text = member.trimmedDescription
            return text.first?.isUppercase == true && !text.contains("(") ? Self.type(in: text) : nil
        default: return nil
        }
    }

    /// The capitalised names at the beginning: `UITableView.Style` of `UITableView.Style.plain`.
    private static func type(in text: String) -> String? {
        let names = text.split(separator: ".").prefix { $0.first?.isUppercase == true }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
