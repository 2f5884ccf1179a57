import SwiftParser
import SwiftSyntax

/// Finds what can be mocked in the text of a file.
final class MockedTypeReader: SyntaxVisitor {
    private(set) var types: [MockedType] = []
    /// The imports of the file, as they are written.
    private(set) var imports: [String] = []
    /// The names of members that extensions have, by the types': a subclass cannot override them.
    private(set) var extensions: [String: Set<String>] = [:]
    /// The types around the one that is read, and whether the mocks see it.
    private var path: [(name: String, isVisible: Bool)] = []

    init(_ text: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    // MARK: Around types

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(TypeText.line(node))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeText.line(node.extendedType)
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                extensions[name, default: []].insert(function.name.text)
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                extensions[name, default: []].formUnion(variable.bindings.map(\.pattern.trimmedDescription))
            }
        }
        return enter(name, node.modifiers)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        path.append((name, !Self.isHidden(modifiers)))
        return .visitChildren
    }

    // What is inside of a body has no mock.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    private static func access(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } ? "public" : ""
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let isFinal = node.modifiers.contains { $0.name.text == "final" }
        if !isFinal, isVisible(node.modifiers) {
            var type = type(node.name.text, isClass: true, node.modifiers, node.attributes, node.inheritanceClause)
            type.generics = (node.genericParameterClause?.parameters).map(Self.generics) ?? []
            type.requirements = Self.requirements(node.genericWhereClause)
            read(node.memberBlock, into: &type)
            types.append(type)
        }
        return enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if isVisible(node.modifiers) {
            var type = type(node.name.text, isClass: false, node.modifiers, node.attributes, node.inheritanceClause)
            type.requirements = Self.requirements(node.genericWhereClause)
            read(node.memberBlock, into: &type)
            types.append(type)
        }
        return .skipChildren
    }

    private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
        !Self.isHidden(modifiers) && path.allSatisfy(\.isVisible)
    }

    private func type(
        _ name: String, isClass: Bool, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
        _ inherited: InheritanceClauseSyntax?
    ) -> MockedType {
        var type = MockedType(
            parent: path.map(\.name).joined(separator: "."), name: name, isClass: isClass,
            access: Self.access(modifiers))
        type.attributes = Self.attributes(attributes)
        type.inherited = (inherited?.inheritedTypes.map(\.type) ?? []).flatMap(Self.parts)
        return type
    }

    /// The protocols of `A & B`, without their arguments.
    private static func parts(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parts(of: $0.type) }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
        if let named = type.as(IdentifierTypeSyntax.self) { return [named.name.text] }
        return [TypeText.line(type)]
    }

    private static func generics(_ list: GenericParameterListSyntax) -> [MockedType.Generic] {
        list.map { MockedType.Generic(name: $0.name.text, constraint: $0.inheritedType.map(TypeText.line)) }
    }

    private static func requirements(_ clause: GenericWhereClauseSyntax?) -> [String] {
        clause?.requirements.map { TypeText.line($0.requirement) } ?? []
    }

    /// Those that what is overridden, and what overrides it, have in common: where it may be used, and on which actor.
    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return nil }
            let name = attribute.attributeName.trimmedDescription
            let isKept = ["available", "discardableResult", "Sendable"].contains(name) || name.hasSuffix("Actor")
            return isKept ? TypeText.line(attribute) : nil
        }
    }

    // MARK: Members

    private func read(_ block: MemberBlockSyntax, into type: inout MockedType) {
        for member in block.members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                let properties = properties(variable, of: type)
                type.members.properties += properties
                type.members.fixed.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
                type.members.fixed.subtract(properties.map(\.name))
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                if let method = method(function, of: type) {
                    type.members.methods.append(method)
                } else if function.modifiers.contains(where: { $0.name.text == "final" }) {
                    type.members.fixed.insert(function.name.text)
                }
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self), !type.isClass {
                type.members.initializers.append(Self.signature(initializer))
            } else if let associated = member.decl.as(AssociatedTypeDeclSyntax.self), !type.isClass {
                let constraints = associated.inheritanceClause?.inheritedTypes.map { TypeText.line($0.type) }
                type.generics.append(
                    MockedType.Generic(name: associated.name.text, constraint: constraints?.joined(separator: " & ")))
                type.requirements += Self.requirements(associated.genericWhereClause)
            }
        }
    }

    private static func signature(_ node: InitializerDeclSyntax) -> String {
        var method = MockedMethod(name: "init", access: "")
        method.parameters = parameters(node.signature.parameterClause)
        let effects = node.signature.effectSpecifiers
        method.isAsync = effects?.asyncSpecifier != nil
        read(effects?.throwsClause, into: &method)
        method.generics = (node.genericParameterClause?.parameters).map(generics) ?? []
        method.requirements = requirements(node.genericWhereClause)
        return (node.optionalMark?.text ?? "") + method.signature
    }

    private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [MockedMethod.Parameter] {
        clause.parameters.map { parameter in
            MockedMethod.Parameter(
                label: parameter.firstName.text, type: TypeText(parameter.type), isVariadic: parameter.ellipsis != nil)
        }
    }

    private static func read(_ clause: ThrowsClauseSyntax?, into method: inout MockedMethod) {
        guard let clause else { return }
        method.throwing = clause.throwsSpecifier.text == "rethrows" ? .ifParametersDo : .always
        method.errorType = clause.type.map(TypeText.line)
        if method.errorType == "Never" { method.throwing = .never }
    }

    /// Whether a member can be overridden from another file.
    private static func isMockable(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        let excluded: Set<String> = ["static", "class", "final"]
        if modifiers.contains(where: { excluded.contains($0.name.text) }) || isHidden(modifiers) { return false }
        return !attributes.contains { element in
            guard let text = element.as(AttributeSyntax.self).map(TypeText.line) else { return false }
            return text.hasPrefix("@available(*") && text.contains("unavailable")
        }
    }

    private func method(_ node: FunctionDeclSyntax, of type: MockedType) -> MockedMethod? {
        guard Self.isMockable(node.modifiers, node.attributes) else { return nil }
        if case .binaryOperator = node.name.tokenKind { return nil }
        if case .prefixOperator = node.name.tokenKind { return nil }
        if case .postfixOperator = node.name.tokenKind { return nil }
        var method = MockedMethod(
            name: node.name.text, attributes: Self.attributes(node.attributes),
            access: type.isClass ? Self.access(node.modifiers) : type.access)
        method.generics = (node.genericParameterClause?.parameters).map(Self.generics) ?? []
        method.requirements = Self.requirements(node.genericWhereClause)
        method.parameters = Self.parameters(node.signature.parameterClause)
        method.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
        Self.read(node.signature.effectSpecifiers?.throwsClause, into: &method)
        let result = node.signature.returnClause.map { TypeText($0.type) }
        method.result = result.map { ["Void", "()", "Swift.Void"].contains($0.compact) } == false ? result : nil
        method.isOptional = node.modifiers.contains { $0.name.text == "optional" }
        return method
    }

    private func properties(_ node: VariableDeclSyntax, of type: MockedType) -> [MockedProperty] {
        guard node.bindingSpecifier.text == "var", Self.isMockable(node.modifiers, node.attributes) else { return [] }
        let hidesSetter = node.modifiers.contains { $0.detail?.detail.text == "set" }
        // A binding without a type has that of the next that states one.
        var stated: TypeSyntax?
        var result: [MockedProperty] = []
        for binding in node.bindings.reversed() {
            stated = binding.typeAnnotation?.type ?? (binding.initializer == nil ? stated : nil)
            let isGuessable = !node.attributes.contains { $0.as(AttributeSyntax.self).map(Self.isWrapper) ?? false }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let written = stated ?? (isGuessable ? binding.initializer.flatMap { GuessedType.of($0.value) } : nil)
            else { continue }
            let accessors = Self.accessors(binding.accessorBlock)
            var property = MockedProperty(
                name: name, type: TypeText(written), attributes: Self.attributes(node.attributes),
                access: type.isClass ? Self.access(node.modifiers) : type.access,
                isReadOnly: hidesSetter || !accessors.isWritable)
            property.isAsync = accessors.isAsync
            property.isThrowing = accessors.isThrowing
            result.insert(property, at: 0)
        }
        return result
    }

    /// Whether an attribute is a property wrapper's, as far as its name tells.
    private static func isWrapper(_ attribute: AttributeSyntax) -> Bool {
        let name = attribute.attributeName.trimmedDescription
        return name.first?.isUppercase == true && !name.hasSuffix("Actor") && !name.hasPrefix("IB")
    }

    private static func accessors(
        _ block: AccessorBlockSyntax?
    ) -> (isWritable: Bool, isAsync: Bool, isThrowing: Bool) {
        guard let block else { return (true, false, false) }
        guard case .accessors(let list) = block.accessors else { return (false, false, false) }
        let names = Set(list.map(\.accessorSpecifier.text))
        let getter = list.first { $0.accessorSpecifier.text == "get" }?.effectSpecifiers
        let isWritable = names.contains("set") || names.contains("_modify") || !names.contains("get")
        return (isWritable, getter?.asyncSpecifier != nil, getter?.throwsClause != nil)
    }
}
