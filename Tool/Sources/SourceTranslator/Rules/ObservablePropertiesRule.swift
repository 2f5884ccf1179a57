import SwiftSyntax

/// `@objc dynamic var name = ""`
enum ObservablePropertiesRule: TranslationRule {
    static let name = "observable properties"
    static let summary = """
        A `dynamic` property tells observers of its changes, and every property that Objective-C can see is entered \
        by its name, for key paths that are text.
        """
    static let example = RuleExample(
        before: "class Person: NSObject {\n    @objc dynamic var age = 0\n}",
        after: "class Person: NSObject {\n                  var age = 0 { willSet { _willChangeValue(self, \"age\") } "
            + "didSet { _didChangeValue(self, \"age\") } }\n}",
        added: "KeyValueTable.add(Person.self, \"age\") { \\Person.age }")

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            let (node, scope) = (site.node, site.scope)
            let isExposed =
                node.attributes.has("objc") || node.attributes.has("NSManaged")
                || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
            let isInherited =
                node.modifiers.has(.override)
                && node.names.contains { isObservable($0, above: scope.name, file.index) }
            guard isExposed || isInherited, !node.modifiers.has(.static, .class) else { return }
            let notifies = node.isNotifying || isInherited
            if notifies { notify(node, isInherited: isInherited, in: file) }
            guard !scope.isLocal, !isInherited || isExposed else { return }
            for binding in node.bindings {
                guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, !binding.hasEffects
                else { continue }
                let name = node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifierText
                let isWeak = node.modifiers.has(.weak)
                let option = (notifies ? "" : ", notifies: false") + (isWeak ? ", isWeak: true" : "")
                file.enter(
                    "KeyValueTable.add(\(scope.name).self, \"\(name)\"\(option)) { \\\(scope.name).\(pattern.text) }")
            }
        }
    }

    private static func isObservable(
        _ name: String, above type: String, _ index: ModuleIndex
    ) -> Bool {
        index.ancestry(of: type).dropFirst().contains { index.property(name, of: $0)?.isObservable == true }
    }

    private static func notify(_ node: VariableDeclSyntax, isInherited: Bool, in file: TranslationContext) {
        // An object of Core Data's tells of its changes itself.
        guard node.bindingSpecifier.tokenKind == .keyword(.var), !node.attributes.has("NSManaged") else { return }
        var appended: [String] = []
        defer { PropertyObservers.append(appended, to: node, in: file) }
        for binding in node.bindings {
            appended.append("")
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let name = node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifierText
            let will = "_willChangeValue(self, \"\(name)\")"
            let did = "_didChangeValue(self, \"\(name)\")"
            guard let block = binding.accessorBlock else {
                appended[appended.count - 1] = "willSet { \(will) } didSet { \(did) }"
                continue
            }
            guard case .accessors(let accessors) = block.accessors else { continue }
            func accessor(_ name: String) -> AccessorDeclSyntax? {
                accessors.first { $0.accessorSpecifier.text == name && $0.body != nil }
            }
            if let set = accessor("set"), let body = set.body {
                // The property that is overridden tells of what `super` sets.
                if isInherited, body.trimmedDescription.contains("super.\(pattern.text)") { continue }
                let isEmpty = body.statements.isEmpty
                file.insert(isEmpty ? " \(will); \(did) " : " \(will); defer { \(did) }; ", after: body.leftBrace)
            } else if accessor("get") == nil, !isInherited {
                let willSet = accessor("willSet")?.body
                let didSet = accessor("didSet")?.body
                if let willSet { file.insert(" \(will); ", after: willSet.leftBrace) }
                if let didSet {
                    // A `return` of the author's leaves the accessor, not the change.
                    let isEmpty = didSet.statements.isEmpty
                    file.insert(isEmpty ? " \(did) " : " defer { \(did) }; ", after: didSet.leftBrace)
                }
                let missing =
                    (willSet == nil ? "willSet { \(will) } " : "") + (didSet == nil ? "didSet { \(did) } " : "")
                if !missing.isEmpty { file.insert(" " + missing, after: block.leftBrace) }
            }
        }
    }
}

extension VariableDeclSyntax {
    /// The names that it declares.
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
    }

    /// Whether Objective-C would tell observers of a change.
    var isNotifying: Bool { modifiers.has(.dynamic) || attributes.has("NSManaged") }
}

extension PatternBindingSyntax {
    /// Whether it is read by an accessor that may throw or suspend.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }
}
