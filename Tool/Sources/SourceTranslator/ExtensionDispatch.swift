import SwiftSyntax

/// Methods of an extension that a subclass overrides.
///
/// Objective-C finds an override by its name; in Swift, a method that was declared in an extension is in no table. So
/// what the extension declares asks for the classes that override it, and their overrides get another name. What the
/// extension's method does itself gets one too, for `super`.
enum ExtensionDispatch {
    /// The name of the override in the class.
    static func overrideName(_ name: String) -> String { "_seam_own_" + name }
    /// The name of what the extension does.
    static func inheritedName(_ name: String) -> String { "_seam_inherited_" + name }

    /// The method that calls one of the classes' overrides, or what the extension does; nil for a declaration that this
    /// cannot be written for.
    static func dispatcher(for node: FunctionDeclSyntax, classes: [String]) -> String? {
        guard node.name.isPlainIdentifier, node.genericParameterClause == nil,
            let arguments = ExtensionOverride.arguments(of: node)
        else { return nil }
        let name = node.name.text
        let effects = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
        let calls = classes.map {
            "if let own = self as? \($0) { return \(effects)own.\(overrideName(name))(\(arguments)) }; "
        }
        return "func \(name)\(OneLine.text(node.signature)) { \(calls.joined())"
            + "return \(effects)\(inheritedName(name))(\(arguments)) }; "
    }
}

extension ModuleIndex {
    /// The classes that override a method of an extension of `type`, which the module does not declare. Those whose
    /// superclass does too are not among them.
    func classesOverriding(_ method: MethodRecord, ofExtensionOf type: String) -> [String] {
        guard classes[type] == nil, protocols[type] == nil, method.isDispatched else { return [] }
        return classes.keys.sorted().filter { name in
            overridesExtension(method.fullName, in: name) == type
                && superclass(of: name).flatMap { overriding(method.fullName, from: $0) } == nil
        }
    }

    /// The type whose extension declares what a class overrides; nil if that is a member of a class.
    func overridesExtension(_ fullName: String, in name: String) -> String? {
        guard let own = classes[name], !own.isGeneric, !own.isPrivate,
            own.methods.contains(where: { $0.fullName == fullName && $0.isOverride && !$0.isStatic })
        else { return nil }
        let ancestry = ancestry(of: name)
        // One that a superclass declares as its own is an ordinary one.
        let isMember = ancestry.dropFirst().contains { ancestor in
            (records[ancestor] ?? []).contains { $0.methods.contains { $0.fullName == fullName && !$0.isOverride } }
        }
        guard !isMember, let root = ancestry.last, let parent = classes[root]?.inherited.first else { return nil }
        return extended(fullName).first { FrameworkClasses.is(aliases[parent] ?? parent, under: aliases[$0] ?? $0) }
    }

    /// The nearest of a class and its superclasses that overrides a method.
    func overriding(_ fullName: String, from name: String) -> String? {
        ancestry(of: name).first { overridesExtension(fullName, in: $0) != nil }
    }

    /// The types of other modules whose extensions declare a method that a class may override.
    private func extended(_ fullName: String) -> [String] {
        (dispatched[fullName] ?? []).filter { classes[$0] == nil && protocols[$0] == nil }
    }
}

extension MethodRecord {
    /// Whether Objective-C would find an override of the method, if an extension declares it.
    var isDispatched: Bool { isExposed && !isOverride && !isStatic && !isPrivate && !isOptional }
}
