import SwiftSyntax

/// Turns the syntax of declarations into values.
struct DeclarationReader {
    private let file: String
    private let converter: SourceLocationConverter

    private(set) var types: [TypeDeclaration] = []
    private(set) var extensions: [TypeDeclaration] = []
    private(set) var globals: [MemberDeclaration] = []

    /// The type around what is read, with what its members have from it.
    private struct Scope {
        var type: TypeDeclaration
        /// The access of a member that says none.
        var memberAccess: Access
        var isExtension: Bool
        var requirements: String
    }

    private var scopes: [Scope] = []

    init(file: String, converter: SourceLocationConverter) {
        self.file = file
        self.converter = converter
    }

    mutating func read(_ node: DeclSyntax) {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            read(node, .class, node.name, node.memberBlock, node.genericParameterClause)
        case .structDecl(let node):
            read(node, .struct, node.name, node.memberBlock, node.genericParameterClause)
        case .enumDecl(let node):
            read(node, .enum, node.name, node.memberBlock, node.genericParameterClause)
        case .actorDecl(let node):
            read(node, .actor, node.name, node.memberBlock, node.genericParameterClause)
        case .protocolDecl(let node): read(node, .protocol, node.name, node.memberBlock, nil)
        case .extensionDecl(let node): read(node)
        case .functionDecl(let node): read(node)
        case .initializerDecl(let node): read(node)
        case .subscriptDecl(let node): read(node)
        case .variableDecl(let node): read(node)
        case .enumCaseDecl(let node): read(node)
        case .typeAliasDecl(let node): read(node)
        case .associatedTypeDecl(let node):
            add(member(.associatedType, node.name.plainText, node, at: node.name))
        case .ifConfigDecl(let node): read(node)
        default: break
        }
    }

    private mutating func read(_ node: IfConfigDeclSyntax) {
        guard let elements = node.clauses.first?.elements else { return }
        switch elements {
        case .statements(let items):
            for item in items { if case .decl(let node) = item.item { read(node) } }
        case .decls(let items):
            for item in items { read(item.decl) }
        default: break
        }
    }

    // MARK: Types

    private mutating func read(
        _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax, _ kind: TypeDeclaration.Kind,
        _ name: TokenSyntax, _ members: MemberBlockSyntax, _ generics: GenericParameterClauseSyntax?
    ) {
        var type = TypeDeclaration(
            kind: kind, name: fullName(name.plainText), access: access(node.modifiers), place: place(name))
        type.inherited = node.inheritanceClause?.names ?? []
        type.attributes = node.attributes.texts
        type.modifiers = node.modifiers.others
        type.genericParameters = generics.map { OneLine.text($0) } ?? ""
        type.comment = DeclarationComment(node.leadingTrivia)
        let isProtocol = kind == .protocol
        let scope = Scope(
            type: type, memberAccess: isProtocol ? type.access : .internal, isExtension: false, requirements: "")
        types.append(read(members, in: scope))
    }

    private mutating func read(_ node: ExtensionDeclSyntax) {
        let name = node.extendedType.plainName ?? node.extendedType.trimmedDescription
        var type = TypeDeclaration(
            kind: .extended, name: name, access: access(node.modifiers), place: place(node.extendedType))
        type.inherited = node.inheritanceClause?.names ?? []
        type.attributes = node.attributes.texts
        let requirements = node.genericWhereClause.map { OneLine.text($0) } ?? ""
        let scope = Scope(type: type, memberAccess: type.access, isExtension: true, requirements: requirements)
        extensions.append(read(node.memberBlock, in: scope))
    }

    private mutating func read(_ members: MemberBlockSyntax, in scope: Scope) -> TypeDeclaration {
        scopes.append(scope)
        for item in members.members { read(item.decl) }
        return scopes.removeLast().type
    }

    private func fullName(_ name: String) -> String {
        scopes.last.map { $0.type.name + "." + name } ?? name
    }

    // MARK: Members

    private mutating func read(_ node: FunctionDeclSyntax) {
        var method = member(.method, node.name.plainText, node, at: node.name)
        read(node.signature, into: &method)
        if case .identifier = node.name.tokenKind {
        } else {
            // Operators have no labels, whatever their parameters are called.
            for index in method.parameters.indices { method.parameters[index].label = nil }
        }
        method.genericParameters = node.genericParameterClause.map { OneLine.text($0) } ?? ""
        method.genericRequirements = node.genericWhereClause.map { OneLine.text($0) } ?? ""
        add(method)
    }

    private mutating func read(_ node: InitializerDeclSyntax) {
        var method = member(.initializer, "init", node, at: node.initKeyword)
        read(node.signature, into: &method)
        method.type = node.optionalMark.map { "Self" + $0.text }
        method.genericParameters = node.genericParameterClause.map { OneLine.text($0) } ?? ""
        method.genericRequirements = node.genericWhereClause.map { OneLine.text($0) } ?? ""
        add(method)
    }

    private mutating func read(_ node: SubscriptDeclSyntax) {
        var member = member(.subscript, "subscript", node, at: node.subscriptKeyword)
        // Labels of a subscript are written twice to be there at all.
        member.parameters = node.parameterClause.parameters.map { parameter in
            var value = parameter.value
            if parameter.secondName == nil { value.label = nil }
            return value
        }
        member.type = OneLine.text(node.returnClause.type)
        member.isSettable = node.accessorBlock?.isSettable ?? false
        member.genericParameters = node.genericParameterClause.map { OneLine.text($0) } ?? ""
        member.genericRequirements = node.genericWhereClause.map { OneLine.text($0) } ?? ""
        add(member)
    }

    private func read(_ signature: FunctionSyntaxSignature, into method: inout MemberDeclaration) {
        method.parameters = signature.parameterClause.parameters.map(\.value)
        method.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        method.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        method.type = signature.returnClause.map { OneLine.text($0.type) }
        if method.type == "Void" || method.type == "()" { method.type = nil }
    }

    private mutating func read(_ node: VariableDeclSyntax) {
        let setter = node.modifiers.first { $0.detail?.detail.text == "set" }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var property = member(.property, pattern.identifier.plainText, node, at: pattern.identifier)
            property.type =
                binding.typeAnnotation.map { OneLine.text($0.type) } ?? binding.initializer?.value.plainType
            property.isSettable =
                setter == nil && node.bindingSpecifier.tokenKind == .keyword(.var)
                && (binding.accessorBlock?.isSettable ?? true)
            add(property)
        }
    }

    private mutating func read(_ node: EnumCaseDeclSyntax) {
        for element in node.elements {
            var member = member(.enumCase, element.name.plainText, node, at: element.name)
            member.access = scopes.last?.type.access ?? .internal
            member.parameters = (element.parameterClause?.parameters ?? []).map { parameter in
                let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.plainText }
                return ParameterDeclaration(
                    label: label, name: parameter.secondName?.plainText ?? label ?? "_",
                    type: OneLine.text(parameter.type))
            }
            add(member)
        }
    }

    private mutating func read(_ node: TypeAliasDeclSyntax) {
        let target = OneLine.text(node.initializer.value)
        if scopes.isEmpty {
            var type = TypeDeclaration(
                kind: .alias, name: node.name.plainText, access: access(node.modifiers), place: place(node.name))
            type.inherited = [target]
            type.attributes = node.attributes.texts
            type.comment = DeclarationComment(node.leadingTrivia)
            types.append(type)
        } else {
            var alias = member(.typeAlias, node.name.plainText, node, at: node.name)
            alias.type = target
            add(alias)
        }
    }

    private func member(
        _ kind: MemberDeclaration.Kind, _ name: String, _ node: some WithAttributesSyntax & WithModifiersSyntax,
        at token: TokenSyntax
    ) -> MemberDeclaration {
        var member = MemberDeclaration(kind: kind, name: name, access: access(node.modifiers), place: place(token))
        member.attributes = node.attributes.texts
        member.modifiers = node.modifiers.others
        member.comment = DeclarationComment(node.leadingTrivia)
        member.extensionRequirements = scopes.last?.requirements ?? ""
        return member
    }

    private mutating func add(_ member: MemberDeclaration) {
        guard let scope = scopes.indices.last else { return globals.append(member) }
        if scopes[scope].type.kind == .protocol {
            scopes[scope].type.requirements.append(member)
        } else {
            scopes[scope].type.members.append(member)
        }
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> Access {
        modifiers.access ?? scopes.last?.memberAccess ?? .internal
    }

    private func place(_ node: some SyntaxProtocol) -> SourcePlace {
        SourcePlace(file: file, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }
}
