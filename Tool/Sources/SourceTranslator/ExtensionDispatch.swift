import SwiftSyntax

/// Members of an extension that a subclass overrides, or an extension of one.
///
/// Objective-C finds an override by its name; in Swift, a member that was declared in an extension is in no table. So
/// what the extension declares asks for the classes that override it, and their overrides get another name. What the
/// extension's member does itself gets one too, for `super`.
///
/// A method goes by its full name, `foo(_:)`, and a property by its own.
enum ExtensionDispatch {
    /// The name of the override in the class.
    static func overrideName(_ name: String) -> String { "_seam_own_" + name }
    /// The name of the override in an extension of a class of another module.
    static func overrideName(_ name: String, of type: String) -> String {
        "_seam_own_\(type.replacing(".", with: "_"))_\(name)"
    }
    /// The name of what the extension does.
    static func inheritedName(_ name: String) -> String { "_seam_inherited_" + name }

    /// A class that overrides a member, and the name of its override.
    struct Override {
        var type: String
        var name: String
    }

    /// The method that calls one of the overrides, or what the extension does; nil for a declaration that this cannot be
    /// written for.
    static func dispatcher(for node: FunctionDeclSyntax, overrides: [Override]) -> String? {
        guard node.name.isPlainIdentifier, node.genericParameterClause == nil,
            let arguments = ExtensionOverride.arguments(of: node)
        else { return nil }
        let name = node.name.text
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let calls = overrides.map {
            "if let own = self as? \($0.type) { return \(effects)own.\($0.name)(\(arguments)) }; "
        }
        return "func \(name)\(OneLine.text(ExtensionOverride.named(node.signature))) { \(calls.joined())"
            + "return \(effects)\(inheritedName(name))(\(arguments)) }; "
    }

    /// The same for a computed property.
    static func dispatcher(for node: VariableDeclSyntax, overrides: [Override]) -> String? {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, let block = binding.accessorBlock
        else { return nil }
        let values = overrides.map { "if let own = self as? \($0.type) { return own.\($0.name) }; " }.joined()
        let getter = values + "return " + inheritedName(name)
        var body = getter
        if case .accessors(let accessors) = block.accessors {
            let words = accessors.map(\.accessorSpecifier.text)
            guard words.contains("get"), accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
            if words.contains("set") {
                let settings = overrides.map {
                    "if let own = self as? \($0.type) { own.\($0.name) = newValue; return }; "
                }
                body = "get { \(getter) } set { \(settings.joined())\(inheritedName(name)) = newValue }"
            }
        }
        return "var \(name): \(OneLine.text(type)) { \(body) }; "
    }
}

extension ModuleIndex {
    /// The overrides of a member that an extension of `type`, a class of another module, exposes: the lower classes
    /// first, and of the module's own classes the topmost alone, whose own table finds those below.
    func overrides(of member: String, ofExtensionOf type: String) -> [ExtensionDispatch.Override] {
        guard isForeign(type) else { return [] }
        let base = baseName(member)
        let own = classes.keys.sorted().filter { name in
            overridesExtension(member, in: name) == type
                && superclass(of: name).flatMap { overriding(member, from: $0) } == nil
        }
        let foreign = foreignTypes(overriding: member).filter { baseOfOverride(member, in: $0) == type }
        return own.map { .init(type: $0, name: ExtensionDispatch.overrideName(base)) }
            + foreign.map { .init(type: $0, name: ExtensionDispatch.overrideName(base, of: $0)) }
    }

    /// The type whose extension declares what a class overrides; nil if that is a member of a class.
    func overridesExtension(_ member: String, in name: String) -> String? {
        guard let own = classes[name], !own.isGeneric, !own.isPrivate, isDispatched(member),
            (records[name] ?? []).contains(where: { $0.overrides(member) })
        else { return nil }
        let ancestry = ancestry(of: name)
        // One that a superclass declares as its own is an ordinary one.
        let isMember = ancestry.dropFirst().contains { ancestor in
            (records[ancestor] ?? []).contains { $0.declares(member) }
        }
        guard !isMember, let root = ancestry.last, let parent = classes[root]?.inherited.first else { return nil }
        return extended(member).first { FrameworkClasses.is(aliases[parent] ?? parent, under: aliases[$0] ?? $0) }
    }

    /// The type whose extension declares what an extension of a class of another module overrides.
    func baseOfOverride(_ member: String, in type: String) -> String? {
        guard isForeign(type), (records[type] ?? []).contains(where: { $0.overrides(member) }) else { return nil }
        let name = aliases[type] ?? type
        return extended(member).first {
            let other = aliases[$0] ?? $0
            return name != other && FrameworkClasses.is(name, under: other)
        }
    }

    /// The nearest of a class and its superclasses that overrides a member.
    func overriding(_ member: String, from name: String) -> String? {
        ancestry(of: name).first { overridesExtension(member, in: $0) != nil }
    }

    /// What `super` is to call in a class, or an extension of one of another module, that overrides a member.
    func inheritedName(of member: String, in type: String) -> String? {
        let base = baseName(member)
        let upper: String
        if classes[type] != nil {
            guard overridesExtension(member, in: type) != nil else { return nil }
            if superclass(of: type).flatMap({ overriding(member, from: $0) }) != nil {
                return ExtensionDispatch.overrideName(base)
            }
            guard let parent = frameworkClass(of: type) else { return ExtensionDispatch.inheritedName(base) }
            upper = parent
        } else {
            guard baseOfOverride(member, in: type) != nil else { return nil }
            upper = aliases[type] ?? type
        }
        let next = foreignTypes(overriding: member).first {
            let other = aliases[$0] ?? $0
            return $0 != type && FrameworkClasses.is(upper, under: other)
        }
        return next.map { ExtensionDispatch.overrideName(base, of: $0) } ?? ExtensionDispatch.inheritedName(base)
    }

    private func isForeign(_ type: String) -> Bool { classes[type] == nil && protocols[type] == nil }

    private func baseName(_ member: String) -> String { String(member.prefix { $0 != "(" }) }

    /// The classes of other modules whose extensions override a member, the lower ones first.
    private func foreignTypes(overriding member: String) -> [String] {
        guard isDispatched(member) else { return [] }
        let names = records.keys.filter { name in
            isForeign(name) && (records[name] ?? []).contains { $0.kind == .extension && $0.overrides(member) }
        }
        return names.sorted {
            let depths = (FrameworkClasses.depth(of: aliases[$0] ?? $0), FrameworkClasses.depth(of: aliases[$1] ?? $1))
            return depths.0 == depths.1 ? $0 < $1 : depths.0 > depths.1
        }
    }

    /// The types of other modules whose extensions declare a member that a class may override.
    private func extended(_ member: String) -> [String] { dispatched(member).filter(isForeign) }
}

extension TypeRecord {
    /// Whether a member that is written here overrides one.
    fileprivate func overrides(_ member: String) -> Bool {
        methods.contains { $0.fullName == member && $0.isOverride && !$0.isStatic }
            || properties.contains { $0.name == member && $0.isOverride }
    }

    /// Whether one is written here that overrides none.
    fileprivate func declares(_ member: String) -> Bool {
        methods.contains { $0.fullName == member && !$0.isOverride }
            || properties.contains { $0.name == member && !$0.isOverride }
    }
}

extension MethodRecord {
    /// Whether Objective-C would find an override of the method, if an extension declares and exposes it.
    var isDispatchable: Bool { !isOverride && !isStatic && !isPrivate && !isOptional }
}

extension PropertyRecord {
    /// Whether Objective-C would find an override of the property, if an extension declares and exposes it.
    var isDispatchable: Bool { !isOverride && !isOptional }
}
