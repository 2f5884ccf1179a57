import SwiftSyntax

/// Collects what a file declares.
final class Indexer: SyntaxVisitor {
    private(set) var index = FileIndex()
    private var stack: [TypeRecord] = []
    private var functionDepth = 0
    /// The depth outside of each type of the stack.
    private var depths: [Int] = []

    private var conditionDepth = 0
    /// How many of the conditions around ask for SwiftUI.
    private var swiftUIConditionDepth = 0
    /// How many of the conditions around do not certainly hold on iOS.
    private var doubts = 0
    /// The lines of the branch that may be left out for an import in it.
    private var branch: ClosedRange<Int>?
    /// The branches of the conditions around.
    private var branches: [BranchRecord] = []
    private let converter: SourceLocationConverter

    init(_ tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    private func push(
        _ name: String, _ kind: TypeRecord.Kind, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
        inherited: InheritanceClauseSyntax?, isGeneric: Bool = false, isPrivate: Bool = false
    ) {
        if attributes.has("main") || attributes.has("UIApplicationMain") || attributes.has("NSApplicationMain") {
            index.hasMain = true
        }
        var record = TypeRecord(name: (stack.map(\.name).suffix(1) + [name]).joined(separator: "."), kind: kind)
        record.inherited = inherited?.plainNames ?? []
        record.isGeneric = isGeneric || stack.last?.isGeneric == true
        record.isPrivate = isPrivate || stack.last?.isPrivate == true
        if modifiers.has(.public, .open) { record.reach = .everywhere }
        if modifiers.has(.private, .fileprivate) { record.reach = .file }
        record.isLocal = functionDepth > 0 || stack.last?.isLocal == true
        record.exposesMembers = attributes.has("objcMembers")
        record.isObjectiveC = attributes.has("objc") || record.exposesMembers
        record.branches = branches
        stack.append(record)
        depths.append(functionDepth)
        functionDepth = 0
    }

    private func pop() {
        if let record = stack.popLast() { index.types.append(record) }
        if let depth = depths.popLast() { functionDepth = depth }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .class, node.attributes, node.modifiers, inherited: node.inheritanceClause,
            isGeneric: node.genericParameterClause != nil, isPrivate: node.modifiers.has(.private, .fileprivate))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { pop() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .other, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { pop() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .other, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { pop() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .other, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { pop() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .protocol, node.attributes, node.modifiers, inherited: node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.extendedType.plainName ?? node.extendedType.trimmedDescription, .extension, node.attributes,
            node.modifiers, inherited: node.inheritanceClause)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

    // MARK: Members

    private var exposesMembers: Bool {
        guard let type = stack.last else { return false }
        return type.exposesMembers || ((type.kind == .extension || type.kind == .protocol) && type.isObjectiveC)
    }

    /// Whether a member can be put into the class in its extension's place: not where a condition is around it.
    private var isInExtension: Bool { stack.last?.kind == .extension && conditionDepth == 0 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !stack.isEmpty {
            var record = node.record(exposed: exposesMembers)
            record.branches = branches
            if isInExtension, let type = stack.last?.name {
                record.forwarder = ExtensionOverride.forwarder(for: node, in: type)
                record.overridable = ExtensionOverride.overridable(node, record, in: type)
            }
            stack[stack.count - 1].methods.append(record)
        }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, isInExtension, ManagedInitialisersRule.isPlain(node) {
            stack[stack.count - 1].hasPlainInitialiser = true
        }
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

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !stack.isEmpty, !node.modifiers.has(.static, .class) {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
                    continue
                }
                var record = PropertyRecord(
                    name: name,
                    objectiveCName: node.attributes.first(named: ["objc"])?.objectiveCName ?? name,
                    isExposed: (exposesMembers && !node.modifiers.isPrivate)
                        || node.attributes.first(named: Exposure.propertyAttributes) != nil,
                    isObservable: node.isNotifying,
                    isOptional: node.modifiers.has(.optional),
                    isOverride: node.modifiers.has(.override))
                let type = binding.typeAnnotation?.type.trimmedDescription
                record.isListOfObjects = type == "[AnyObject]"
                record.isAnyObject = type.map(AnyObjectMembersRule.types.contains) ?? false
                if isInExtension, let type = stack.last?.name {
                    record.forwarder = ExtensionOverride.forwarder(for: node, in: type)
                    record.overridable = ExtensionOverride.overridable(node, record, in: type)
                }
                stack[stack.count - 1].properties.append(record)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first else { return .skipChildren }
        index.mentions.insert(ModuleNames.translated(first.name.text))
        if first.name.text == "SwiftUI", swiftUIConditionDepth == 0 { index.needsSwiftUI = true }
        guard doubts == 0 else { return .skipChildren }
        let place = converter.location(for: first.positionAfterSkippingLeadingTrivia)
        index.imports.append(
            ImportRecord(
                module: ModuleNames.translated(first.name.text), line: place.line, column: place.column,
                branch: branch))
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if let framework = FrameworksOfUIKitRule.framework(naming: token) { index.mentions.insert(framework) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if doubts == 0, stack.isEmpty, functionDepth == 0, let name = node.initializer.value.plainName {
            index.aliases[node.name.identifierText] = name
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isDecidedByCast {
            let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
            index.castBranches.append(start...converter.location(for: node.body.endPositionBeforeTrailingTrivia).line)
        }
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let certain = node.clauseOfEveryBuild
        if let hidden = node.clauseHiddenFromLinux {
            let start = converter.location(for: hidden.positionAfterSkippingLeadingTrivia).line
            index.hiddenBranches.append(start...converter.location(for: hidden.endPosition).line)
        }
        let asksForSwiftUI = node.clauses.contains {
            $0.condition.map { PlatformCondition.asksForSwiftUI($0.trimmedDescription) } ?? false
        }
        if asksForSwiftUI { swiftUIConditionDepth += 1 }
        defer { if asksForSwiftUI { swiftUIConditionDepth -= 1 } }
        let taken = node.clauseForIOS
        var isSettled = false
        // What is in front of a branch does not hold in it.
        var others: [String] = []
        for clause in node.clauses {
            let holds = isSettled ? false : clause.condition.map({ PlatformCondition.holds($0) }) ?? true
            if holds == true { isSettled = true }
            if let condition = clause.condition {
                if clause.id != certain?.id, condition.trimmedDescription.contains("canImport(") {
                    let start = converter.location(for: clause.positionAfterSkippingLeadingTrivia).line
                    index.optionalBranches.append(start...converter.location(for: clause.endPosition).line)
                }
                index.mentions.formUnion(PlatformCondition.modulesAskedFor(by: condition.trimmedDescription))
            }
            let own = clause.condition.map { "(\($0.trimmedDescription))" }
            let holding = others + [own].compactMap(\.self)
            if let own { others.append("!" + own) }
            // What no build here has declares nothing.
            guard holds != false else { continue }
            let isTaken = clause.id == taken?.id
            let outer = branch
            if !isTaken { doubts += 1 }
            if isTaken, doubts == 0, ImportingBranch(node, taking: clause) != nil {
                let start = converter.location(for: clause.positionAfterSkippingLeadingTrivia).line
                branch = start...converter.location(for: clause.endPosition).line
            }
            if clause.id != certain?.id { conditionDepth += 1 }
            branches.append(
                BranchRecord(
                    line: converter.location(for: clause.positionAfterSkippingLeadingTrivia).line,
                    condition: clause.id == certain?.id ? nil : holding.joined(separator: " && ")))
            if let elements = clause.elements { walk(elements) }
            branches.removeLast()
            if clause.id != certain?.id { conditionDepth -= 1 }
            if !isTaken { doubts -= 1 }
            branch = outer
        }
        return .skipChildren
    }

    /// Attributes and modifiers hold nothing that is declared.
    override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
}
