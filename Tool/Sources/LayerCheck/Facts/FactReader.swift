import SwiftSyntax

/// Reads the types of a file into a ``Program``.
final class FactReader: SyntaxVisitor {
    private let file: SourceFile
    private let program: Program
    private var stack: [TypeFacts] = []
    /// Whether each type of the stack is an extension.
    private var extensions: [Bool] = []
    private var functionDepth = 0
    /// Other names of types, which a file may give to extend them: `private typealias Helper = ListCell`.
    private let aliases: [String: String]

    init(_ file: SourceFile, into program: Program) {
        self.file = file
        self.program = program
        aliases = Self.aliases(in: file)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func push(
        _ kind: TypeFacts.Kind, _ name: String, _ node: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let type = program.declare(name, kind, in: stack.last)
        type.attributes += Self.names(of: node.attributes)
        for parameter in generics?.parameters ?? [] { type.generics.insert(parameter.name.text) }
        begin(type, node, isExtension: false)
        return .visitChildren
    }

    private func begin(_ type: TypeFacts, _ node: some DeclGroupSyntax, isExtension: Bool) {
        type.inherited += node.inheritanceClause?.inheritedTypes.compactMap { TypeNames.last($0.type) } ?? []
        type.parts.append(TypeFacts.Part(file: file, node: node, isExtension: isExtension))
        stack.append(type)
        extensions.append(isExtension)
    }

    private func pop() {
        stack.removeLast()
        extensions.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.class, node.name.text, node, generics: node.genericParameterClause)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.struct, node.name.text, node, generics: node.genericParameterClause)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.enum, node.name.text, node, generics: node.genericParameterClause)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.actor, node.name.text, node, generics: node.genericParameterClause)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(.protocol, node.name.text, node, generics: nil)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let name = TypeNames.last(node.extendedType) else { return .skipChildren }
        begin(program.extended(aliases[name] ?? name), node, isExtension: true)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { pop() }
    override func visitPost(_ node: StructDeclSyntax) { pop() }
    override func visitPost(_ node: EnumDeclSyntax) { pop() }
    override func visitPost(_ node: ActorDeclSyntax) { pop() }
    override func visitPost(_ node: ProtocolDeclSyntax) { pop() }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if TypeNames.last(node.extendedType) != nil { pop() }
    }

    private static func aliases(in file: SourceFile) -> [String: String] {
        var result: [String: String] = [:]
        for item in file.tree.statements {
            guard let alias = item.item.as(TypeAliasDeclSyntax.self),
                let type = alias.initializer.value.as(IdentifierTypeSyntax.self)
            else { continue }
            result[alias.name.text] = type.name.text
        }
        return result
    }

    // MARK: Members

    private static func names(of attributes: AttributeListSyntax) -> [String] {
        attributes.compactMap { $0.as(AttributeSyntax.self).flatMap { TypeNames.last($0.attributeName) } }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard functionDepth == 0, let type = stack.last else { return .visitChildren }
        let modifiers = node.modifiers.map(\.name.text)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            type.properties.append(
                TypeFacts.Property(
                    name: name.text, type: binding.typeAnnotation?.type ?? Self.sharedType(of: binding, in: node),
                    initializer: binding.initializer?.value,
                    isStatic: modifiers.contains { $0 == "static" || $0 == "class" },
                    isLet: node.bindingSpecifier.text == "let",
                    isStored: Self.isStored(binding) && type.kind != .protocol,
                    isWeak: modifiers.contains { $0 == "weak" || $0 == "unowned" },
                    isPrivate: node.modifiers.contains {
                        ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil
                    },
                    attributes: Self.names(of: node.attributes), observers: binding.accessorBlock, file: file,
                    node: name))
        }
        return .visitChildren
    }

    /// `var a, b: Int`
    private static func sharedType(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> TypeSyntax? {
        binding.initializer == nil ? node.bindings.last?.typeAnnotation?.type : nil
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    private func add(
        _ name: TokenSyntax, _ parameters: FunctionParameterListSyntax, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax, _ body: CodeBlockSyntax?
    ) {
        guard functionDepth == 0, let type = stack.last else { return }
        let words = modifiers.map(\.name.text)
        type.methods.append(
            TypeFacts.Method(
                name: name.text, parameters: parameters, isStatic: words.contains { $0 == "static" || $0 == "class" },
                isOverride: words.contains("override"),
                isPrivate: words.contains { $0 == "private" || $0 == "fileprivate" },
                attributes: Self.names(of: attributes), body: body, file: file, node: name))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name, node.signature.parameterClause.parameters, node.modifiers, node.attributes, node.body)
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.initKeyword, node.signature.parameterClause.parameters, node.modifiers, node.attributes, node.body)
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        stack.last?.cases += node.elements.count
        return .visitChildren
    }

    // MARK: References

    private func refer(to name: TokenSyntax, inner: String? = nil) {
        guard let type = stack.last, TypeNames.isCapital(name.text),
            !stack.contains(where: { $0.generics.contains(name.text) })
        else { return }
        let home = type.parts.first { !$0.isExtension }?.file
        type.references.append(
            TypeFacts.Reference(
                name: name.text, file: file, node: name, isElsewhere: extensions.last == true && home !== file,
                inner: inner))
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        refer(to: node.name, inner: node.parent?.as(MemberTypeSyntax.self)?.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        refer(to: node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A member such as `.Kind` is another's: what it is a member of has been noted.
        let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName
        if member?.id != node.id { refer(to: node.baseName, inner: member?.baseName.text) }
        return .visitChildren
    }

    /// Previews make whatever they show.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }
}
