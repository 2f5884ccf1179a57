import SwiftSyntax

/// Walks the syntax tree of a file once, keeps track of the types and conditions around, and shows each node to the
/// rules that asked for its kind.
final class Rewriter: SyntaxVisitor {
    let file: TranslationContext
    private let hooks = TranslationRules.hooks

    init(_ file: TranslationContext) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes, conditions and imports

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { hooks.attributes.show(node, file) }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind { hooks.modifiers.show(node, file) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.path.first != nil else { return .skipChildren }
        return hooks.imports.show(node, file)
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        hooks.sourceLocations.show(node, file)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        hooks.conditionals.show(node, file)
        var earlier: [String] = []
        let certain = node.clauseOfEveryBuild
        for clause in node.clauses {
            var own = earlier.map { "!(\($0))" }
            if let condition = clause.condition {
                let text = file.conditionTexts[clause.id] ?? condition.trimmedDescription
                own.append(text)
                earlier.append(text)
            }
            let count = file.conditions.count
            // What is in every build is under no condition.
            if clause.id == certain?.id, file.conditionTexts[clause.id] != "false" { own = [] }
            // A condition over several lines cannot be repeated on one.
            file.conditions += own.map { $0.replacing("\n", with: " ") }
            if let elements = clause.elements { walk(elements) }
            file.conditions.removeLast(file.conditions.count - count)
        }
        return .skipChildren
    }

    // MARK: Types

    private func push(
        _ name: String, _ kind: TypeRecord.Kind, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
        isGeneric: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let outer = file.scopes.last
        let qualified = outer.map { $0.name + "." + name } ?? name
        var scope = TypeScope(
            name: qualified, kind: kind, isGeneric: isGeneric || outer?.isGeneric == true,
            isLocal: file.functionDepth > 0 || outer?.isLocal == true,
            exposesMembers: attributes.has("objcMembers") || attributes.has("objc") && kind != .class
                || file.index.exposesMembers(qualified),
            conditions: file.conditions)
        if outer != nil {
            scope.privateModifier = modifiers.first { $0.name.tokenKind == .keyword(.private) }?.name
        }
        if kind == .extension { scope.isGeneric = file.index.classes[qualified]?.isGeneric == true }
        scope.isolation = attributes.has("MainActor") ? "@MainActor " : ""
        if let access = modifiers.first(where: { $0.name.text == "public" || $0.name.text == "package" }) {
            scope.access = access.name.text + " "
        }
        scope.depth = file.functionDepth
        file.functionDepth = 0
        file.scopes.append(scope)
        return .visitChildren
    }

    private func pop() {
        guard let scope = file.scopes.popLast() else { return }
        file.functionDepth = scope.depth
        guard !scope.entries.isEmpty else { return }
        file.registration.blocks.append(
            Registration.Block(
                type: scope.name, isGeneric: scope.isGeneric, conditions: scope.conditions, entries: scope.entries))
        hooks.registeredTypes.show(scope, file)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .class, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        hooks.classEnds.show(node, file)
        pop()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { pop() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { pop() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers)
    }

    override func visitPost(_ node: ActorDeclSyntax) { pop() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        hooks.protocols.show(node, file)
        return push(node.name.identifierText, .protocol, attributes: node.attributes, modifiers: node.modifiers)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.extendedType.plainName ?? node.extendedType.trimmedDescription, .extension,
            attributes: node.attributes, modifiers: node.modifiers)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let outcome = file.functionDepth == 0 ? show(node) : .visitChildren
        // `visitPost` follows even if the children are skipped, and counts down.
        file.functionDepth += 1
        return outcome
    }

    private func show(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = file.scopes.last else { return hooks.functions.show(node, file) }
        let site = MethodSite(node: node, record: node.record(exposed: scope.exposesMembers), scope: scope)
        if node.body != nil { hooks.bodies.show(site, file) }
        switch scope.kind {
        case .protocol: return hooks.requiredMethods.show(site, file)
        case .class, .extension: return hooks.methods.show(site, file)
        case .other: return .visitChildren
        }
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        file.functionDepth -= 1
        if file.functionDepth == 0 { file.extensionFunction = nil }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if file.functionDepth == 0, let scope = file.scopes.last, scope.kind == .class || scope.kind == .extension {
            hooks.initialisers.show(InitialiserSite(node: node, scope: scope), file)
        }
        return enterFunction()
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        hooks.deinitialisers.show(node, file)
        return enterFunction()
    }

    override func visitPost(_ node: DeinitializerDeclSyntax) { file.functionDepth -= 1 }

    override func visitPost(_ node: InitializerDeclSyntax) { file.functionDepth -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: AccessorBlockSyntax) { file.functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: ClosureExprSyntax) { file.functionDepth -= 1 }

    private func enterFunction() -> SyntaxVisitorContinueKind {
        file.functionDepth += 1
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard file.functionDepth == 0, let scope = file.scopes.last else { return .visitChildren }
        let site = PropertySite(node: node, scope: scope)
        switch scope.kind {
        case .protocol: return hooks.requiredProperties.show(site, file)
        case .class, .extension: return hooks.properties.show(site, file)
        case .other: return .visitChildren
        }
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { hooks.calls.show(node, file) }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        hooks.memberAccesses.show(node, file)
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        hooks.functionTypes.show(node, file)
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { hooks.memberTypes.show(node, file) }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        hooks.forcedUnwraps.show(node, file)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { hooks.ifs.show(node, file) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { hooks.sequences.show(node, file) }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { hooks.catches.show(node, file) }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { hooks.switchCases.show(node, file) }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        hooks.matchingConditions.show(node, file)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        hooks.macros.show(node, file)
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        hooks.macroDeclarations.show(node, file)
    }
}
