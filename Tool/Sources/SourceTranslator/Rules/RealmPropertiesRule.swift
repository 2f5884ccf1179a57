import SwiftSyntax

/// `@objc dynamic var name = ""` in a class of Realm's objects.
enum RealmPropertiesRule: TranslationRule {
    static let name = "properties of Realm's objects"
    static let summary = """
        A `dynamic` property of an object of Realm's is kept by its storage, which the realm takes the place of: \
        RealmSwift has no Objective-C that would find the property by its name. The class is entered for the schema of \
        realms, which make its objects: its own `init()` is required.
        """
    static let example = RuleExample(
        before: "import RealmSwift\nclass Note: Object {\n    @objc dynamic var text = \"\"\n}",
        after: "import RealmSwift\nclass Note: Object {\n                  @_ObjectiveCProperty var text = \"\" "
            + "{ willSet { _willChangeValue(self, \"text\") } didSet { _didChangeValue(self, \"text\") } }\n}",
        added: "RealmSwift._ObjectClasses.add(Note.self)")

    /// The classes of RealmSwift whose subclasses have properties that realms keep.
    private static let roots: Set<String> = ["Object", "RealmSwiftObject", "EmbeddedObject"]

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            guard isKept(site.node, in: site.scope, file.index) else { return }
            file.insert("@_ObjectiveCProperty ", at: file.range(site.node.bindingSpecifier).lowerBound)
            file.needImport(of: "RealmSwift")
        }
        // Realms make objects by this initialiser, which Objective-C need not be told.
        hooks.initialisers.add(self) { site, file in
            guard site.scope.kind == .class, site.node.modifiers.has(.override), !site.node.modifiers.has(.required),
                site.node.signature.parameterClause.parameters.isEmpty,
                roots.contains(file.index.frameworkClass(of: site.scope.name) ?? "")
            else { return }
            file.insert("required ", at: file.range(site.node.initKeyword).lowerBound)
        }
        hooks.classEnds.add(self) { node, file in
            guard let scope = file.scopes.last, scope.kind == .class, !scope.isLocal, !scope.isGeneric,
                roots.contains(file.index.frameworkClass(of: scope.name) ?? "")
            else { return }
            file.enter("RealmSwift._ObjectClasses.add(\(scope.name).self)")
            file.needImport(of: "RealmSwift")
        }
    }

    /// Whether the declaration is one of stored properties that Objective-C would find.
    private static func isKept(_ node: VariableDeclSyntax, in scope: TypeScope, _ index: ModuleIndex) -> Bool {
        guard scope.kind == .class, node.modifiers.has(.dynamic),
            !node.modifiers.has(.static, .class, .lazy, .override),
            node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
            roots.contains(index.frameworkClass(of: scope.name) ?? "")
        else { return false }
        guard let block = node.bindings.first?.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
