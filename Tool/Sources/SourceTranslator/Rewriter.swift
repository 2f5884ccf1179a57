import SwiftSyntax

/// Finds what the Linux compiler refuses in a file, and notes the edits that make it acceptable.
///
/// Every edit keeps the number of line breaks, and where it can the columns, so that what the compiler says of the
/// result is true of the author's file.
final class Rewriter: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []
    var registration = Registration()
    var options = TranslationOptions()

    /// A type declaration or extension that the visitor is in.
    struct Scope {
        var name: String
        var kind: TypeRecord.Kind
        var isGeneric: Bool
        var isLocal: Bool
        var exposesMembers: Bool
        var conditions: [String]
        var entries: [(conditions: [String], source: String)] = []
        var selectors: Set<String> = []
        /// Where `private` stands on a type inside another: nothing outside can name such a type.
        var privateModifier: TokenSyntax?
        var attributes = ""
        var access = ""
        /// How many functions deep the declaration itself is.
        var depth = 0
    }

    private let source: [UInt8]
    let index: ModuleIndex
    /// The author's path as a string of Swift's.
    private let pathLiteral: String
    private let converter: SourceLocationConverter
    private let resolver: SelectorResolver
    private var scopes: [Scope] = []
    private(set) var conditions: [String] = []
    private var functionDepth = 0
    /// Whether the file imports UIKit, or has been made to.
    private(set) var importsUIKit: Bool
    /// The author's name of the override in an extension that the visitor is in.
    private var extensionFunction: String?

    init(source: [UInt8], tree: SourceFileSyntax, index: ModuleIndex, pathLiteral: String) {
        self.source = source
        self.index = index
        self.pathLiteral = pathLiteral
        converter = SourceLocationConverter(fileName: "", tree: tree)
        resolver = SelectorResolver(index: index)
        importsUIKit = tree.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
        }
        super.init(viewMode: .sourceAccurate)
    }

    /// The name of the type that the visitor is in.
    var typeName: String? { scopes.last?.name }

    // MARK: Edits

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func replace(_ range: Range<Int>, with text: String) {
        // The text may be shorter than what it stands for, and must have the same line breaks.
        let blank = source.blank(range)
        let breaks = blank.filter(\.isNewline).count
        var text = text
        if breaks > 0 {
            text += String(repeating: "\n", count: max(0, breaks - text.filter(\.isNewline).count))
        } else if text.utf8.count < range.count {
            text += String(repeating: " ", count: range.count - text.utf8.count)
        }
        edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: text))
    }

    func remove(_ range: Range<Int>) {
        edits.append(SourceEdit(offset: range.lowerBound, length: range.count, replacement: source.blank(range)))
    }

    func insert(_ text: String, at offset: Int) {
        edits.append(SourceEdit(offset: offset, length: 0, replacement: text))
    }

    func insert(_ text: String, after token: TokenSyntax) {
        insert(text, at: range(token).upperBound)
    }

    func replaceName(of node: DeclReferenceExprSyntax, with name: String) {
        edits.append(
            SourceEdit(offset: range(node.baseName).lowerBound, length: range(node.baseName).count, replacement: name))
    }

    func append(_ text: String, to node: some SyntaxProtocol) { insert(text, at: range(node).upperBound) }

    func report(_ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        diagnostics.append(
            Diagnostic(severity: severity, message: message, line: location.line, column: location.column))
    }

    // MARK: Attributes, conditions and imports

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Exposure.removed.contains(node.name) {
            remove(range(node))
            return .skipChildren
        }
        if node.name == "UIApplicationMain" || node.name == "NSApplicationMain" { replace(range(node), with: "@main") }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) { remove(range(node)) }
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        let missing = node.clauseForIOS.flatMap { ImportingBranch(node, taking: $0) }.flatMap { branch in
            branch.imports.contains(where: options.missingFrameworks.contains) ? branch : nil
        }
        for clause in node.clauses {
            var own = earlier.map { "!(\($0))" }
            if let condition = clause.condition {
                var text = PlatformCondition.translated(
                    condition.trimmedDescription, options, hasSwiftUI: index.needsSwiftUI)
                if let missing {
                    if clause.id == missing.clause.id { text = "false" }
                    if clause.id == missing.other?.id { text = "true" }
                }
                if text != condition.trimmedDescription { replace(range(condition), with: text) }
                own.append(text)
                earlier.append(text)
            }
            let count = conditions.count
            // A condition over several lines cannot be repeated on one.
            conditions += own.map { $0.replacing("\n", with: " ") }
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast(conditions.count - count)
        }
        return .skipChildren
    }

    /// `#sourceLocation()` ends a place that the author gave, and would end the one that the translator gives.
    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments == nil else { return .skipChildren }
        let line = converter.location(for: node.endPositionBeforeTrailingTrivia).line + 1
        replace(range(node), with: "#sourceLocation(file: \(pathLiteral), line: \(line))")
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first else { return .skipChildren }
        let module = ModuleNames.translated(first.name.text)
        let isScoped = node.importKindSpecifier != nil || node.path.count > 1
        let isFolded = isScoped && ModuleNames.folded.contains(first.name.text)
        if isFolded {
            if let kind = node.importKindSpecifier { remove(range(kind)) }
            replace(range(node.path), with: module)
        } else if module != first.name.text {
            replace(range(first.name), with: module)
        }
        if ModuleNames.bringingUIKit.contains(module), !importsUIKit {
            importsUIKit = true
            append("; import UIKit", to: node)
        }
        return .visitChildren
    }

    // MARK: Types

    private func push(
        _ name: String, _ kind: TypeRecord.Kind, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
        isGeneric: Bool = false
    ) {
        let qualified = (scopes.map(\.name).suffix(1) + [name]).joined(separator: ".")
        var scope = Scope(
            name: qualified, kind: kind, isGeneric: isGeneric || scopes.last?.isGeneric == true,
            isLocal: functionDepth > 0 || scopes.last?.isLocal == true,
            exposesMembers: attributes.has("objcMembers") || attributes.has("objc") && kind != .class
                || index.exposesMembers(qualified),
            conditions: conditions)
        if !scopes.isEmpty {
            scope.privateModifier = modifiers.first { $0.name.tokenKind == .keyword(.private) }?.name
        }
        if kind == .extension { scope.isGeneric = index.classes[qualified]?.isGeneric == true }
        scope.attributes = attributes.has("MainActor") ? "@MainActor " : ""
        if let access = modifiers.first(where: { $0.name.text == "public" || $0.name.text == "package" }) {
            scope.access = access.name.text + " "
        }
        scope.depth = functionDepth
        functionDepth = 0
        scopes.append(scope)
    }

    private func pop() {
        guard let scope = scopes.popLast() else { return }
        functionDepth = scope.depth
        guard !scope.entries.isEmpty else { return }
        registration.blocks.append(
            Registration.Block(
                type: scope.name, isGeneric: scope.isGeneric, conditions: scope.conditions, entries: scope.entries))
        for outer in scopes + [scope] {
            guard let modifier = outer.privateModifier else { continue }
            let offset = range(modifier).lowerBound
            if !edits.contains(where: { $0.offset == offset }) {
                edits.append(SourceEdit(offset: offset, length: 7, replacement: "fileprivate"))
            }
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .class, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        if let scope = scopes.last, !scope.isLocal {
            let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
            let forwarders = index.forwarders(for: scope.name, isPublic: isPublic)
            if !forwarders.isEmpty {
                let brace = node.memberBlock.rightBrace
                // A member before the brace on its line has to be kept apart from what is put between them.
                let isApart = node.memberBlock.members.isEmpty || brace.leadingTrivia.contains { $0.isNewline }
                let text = forwarders.joined(separator: "; ") + " "
                insert((isApart ? "" : "; ") + text, at: range(brace).lowerBound)
            }
        }
        pop()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { pop() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        push(
            node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers,
            isGeneric: node.genericParameterClause != nil)
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { pop() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .other, attributes: node.attributes, modifiers: node.modifiers)
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { pop() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        push(node.name.identifierText, .protocol, attributes: node.attributes, modifiers: node.modifiers)
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { pop() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.plainName ?? node.extendedType.trimmedDescription
        push(name, .extension, attributes: node.attributes, modifiers: node.modifiers)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, scopes.isEmpty { moveComparison(node) }
        if functionDepth == 0, let scope = scopes.last {
            let record = node.record(exposed: scope.exposesMembers)
            switch scope.kind {
            case .protocol:
                if record.isOptional {
                    declareOptional(node, record, of: scope)
                    remove(range(node))
                    return .skipChildren
                }
            case .class, .extension:
                register(node, record, in: scope)
                registerObserving(node, record, in: scope)
                answer(node, record, in: scope)
                if !scope.isLocal {
                    dispatch(node, record, in: scope.name, isClass: scope.kind == .class)
                }
                if scope.kind == .extension, conditions.isEmpty, index.classes[scope.name] != nil,
                    ExtensionOverride.forwarder(for: node) != nil
                {
                    rename(node.name, overriddenBy: node.modifiers)
                    extensionFunction = record.labels.isEmpty ? record.base + "()" : record.fullName
                }
            case .other: break
            }
        }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        // An optional requirement was skipped before it was counted.
        if !(node.modifiers.has(.optional) && functionDepth == 0) { functionDepth -= 1 }
        if functionDepth == 0 { extensionFunction = nil }
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
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
        guard functionDepth == 0, let scope = scopes.last else { return .visitChildren }
        if scope.kind == .protocol, node.modifiers.has(.optional) {
            declareOptional(node, of: scope)
            remove(range(node))
            return .skipChildren
        }
        if node.attributes.has("NSManaged") { makeManaged(node) }
        if scope.kind == .class || scope.kind == .extension {
            conform(node, in: scope)
            register(node, in: scope)
            makeObservable(node, in: scope)
        }
        if scope.kind == .extension, conditions.isEmpty, index.classes[scope.name] != nil,
            ExtensionOverride.forwarder(for: node) != nil,
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            rename(name, overriddenBy: node.modifiers)
        }
        return .visitChildren
    }

    /// Gives an override in an extension the name by which the class calls it.
    private func rename(_ name: TokenSyntax, overriddenBy modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { remove(range(modifier)) }
        replace(range(name), with: ExtensionOverride.name(name.text))
    }

    // MARK: Entries of the selector table

    func isFirst(_ selector: String) -> Bool {
        scopes[scopes.count - 1].selectors.insert(selector).inserted
    }

    func add(_ source: String) {
        let own = conditions.dropFirst(scopes.last?.conditions.count ?? 0)
        scopes[scopes.count - 1].entries.append((Array(own), source))
    }

    /// `@NSManaged var name: String?` keeps its value outside the object, under its name.
    private func makeManaged(_ node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return }
        insert(
            " { get { managedValue(forKey: \"\(name)\") } set { _willChangeValue(self, \"\(name)\"); "
                + "setManagedValue(newValue, forKey: \"\(name)\"); _didChangeValue(self, \"\(name)\") } }",
            at: range(binding).upperBound)
    }

    // MARK: Expressions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let scope = scopes.last, scope.kind == .class { dispatchSuper(node, in: scope.name) }
        // A literal in the call of its own type, `UIColor(#colorLiteral(...))`, is the literal.
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
            ["UIColor", "UIImage"].contains(callee.baseName.text), node.arguments.count == 1,
            let only = node.arguments.first, only.label == nil,
            let macro = only.expression.as(MacroExpansionExprSyntax.self),
            ["colorLiteral", "imageLiteral"].contains(macro.macroName.text)
        {
            remove(range(callee))
        }
        if options.refusesInvalidURLs, let closing = node.rightParen, node.arguments.count == 1,
            node.arguments.first?.label?.text == "string",
            ["URL", "Foundation.URL", "URL.init"].contains(node.calledExpression.trimmedDescription)
        {
            insert(", encodingInvalidCharacters: false", at: range(closing).lowerBound)
        }
        makeThroughMetatype(node)
        describeType(node)
        askSuperclass(node)
        compareAnyObject(node)
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (chaining.questionMark, chaining.expression)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (unwrap.exclamationMark, unwrap.expression)
        } else {
            return .visitChildren
        }
        guard let member = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let base = member.declName.baseName.identifierText
        let written = member.declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
        let labels = written ?? node.arguments.map { $0.label?.identifierText ?? "" }
        if let method = optionalMethod(base, labels, hasTrailingClosure: node.trailingClosure != nil) {
            replace(range(member.declName), with: OptionalName.method(base, method.labels))
            for argument in node.arguments {
                guard let label = argument.label, let colon = argument.colon else { continue }
                remove(range(label).lowerBound..<range(colon).upperBound)
            }
        } else {
            callOptionalOfFramework(node, member, mark, labels)
        }
        return .visitChildren
    }

    private func optionalMethod(_ base: String, _ labels: [String], hasTrailingClosure: Bool) -> MethodRecord? {
        index.optionalMethods[base]?.first { candidate in
            candidate.method.labels == labels
                || (hasTrailingClosure && candidate.method.labels.dropLast() == labels[...])
        }?.method
    }

    /// `delegate.method != nil`
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        unqualify(node)
        if let name = SessionConfiguration.replacement(for: node) { replace(range(node.declName), with: name) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        unqualify(node)
        return .visitChildren
    }

    /// `.make()!` where every `make` there is returns `Self`: before Swift 5.4 the type in front of the point was taken
    /// for the optional one.
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = node.expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
        {
            let methods = index.methods(member.declName.baseName.identifierText).map(\.method)
            if !methods.isEmpty, methods.allSatisfy({ $0.isStatic && $0.returnsSelf }) {
                remove(range(node.exclamationMark))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[2].is(NilLiteralExprSyntax.self),
            let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
            let member = elements[0].as(MemberAccessExprSyntax.self)
        else { return .visitChildren }
        let base = member.declName.baseName.identifierText
        let written = member.declName.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
        let candidates = (index.optionalMethods[base] ?? []).filter { written == nil || $0.method.labels == written }
        if candidates.count == 1 {
            replace(range(member.declName), with: OptionalName.method(base, candidates[0].method.labels))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let macro = range(node.pound).lowerBound..<range(node.macroName).upperBound
        switch node.macroName.text {
        case "selector":
            guard let argument = node.arguments.first else { return .visitChildren }
            let accessor: SelectorResolver.Accessor? =
                switch argument.label?.text {
                case "getter": .getter
                case "setter": .setter
                default: nil
                }
            let scope = scopes.last?.name.split(separator: ".").map(String.init) ?? []
            guard let result = resolver.resolve(argument.expression, accessor: accessor, scope: scope) else {
                report(.error, "this form of '#selector' is not supported; name a method", at: node)
                return .skipChildren
            }
            if let warning = result.warning { report(.warning, warning, at: argument.expression) }
            enter(result.methods)
            replace(range(node), with: "Selector(\"\(result.selector)\")")
            return .skipChildren
        case "keyPath":
            guard let argument = node.arguments.first else { return .visitChildren }
            let names = argument.expression.trimmedDescription.filter { !$0.isWhitespace }.split(separator: ".")
            let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
            replace(range(node), with: "\"\(path.joined(separator: "."))\"")
            return .skipChildren
        case "function":
            if let extensionFunction { replace(range(node), with: "\"\(extensionFunction)\"") }
        case "colorLiteral": replace(macro, with: "UIColor")
        case "imageLiteral":
            replace(macro, with: "UIImage")
            if let argument = node.arguments.first, let label = argument.label {
                replace(range(label), with: "named")
                insert("!", at: range(node).upperBound)
            }
        case "fileLiteral":
            guard let argument = node.arguments.first else { return .visitChildren }
            replace(
                range(node),
                with: "Bundle.main.url(forResource: \(argument.expression.trimmedDescription), withExtension: nil)!")
            return .skipChildren
        case "Preview":
            remove(range(node))
            return .skipChildren
        default: break
        }
        return .visitChildren
    }

    /// `#Preview { ... }` at file scope shows a view in Xcode and is no part of the app.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        remove(range(node))
        return .skipChildren
    }
}
