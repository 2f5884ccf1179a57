import SwiftSyntax

/// `@NSManaged var name: String?`
enum ManagedPropertiesRule: TranslationRule {
    static let name = "managed properties"
    static let summary = """
        An `@NSManaged` property asks its object for the value of the attribute or relationship of its name; one called \
        `primitiveName` for what lies under `name`, without a word to observers.
        """
    static let example = RuleExample(
        before: "class Note: NSManagedObject {\n    @NSManaged var text: String?\n}",
        after: "class Note: NSManagedObject {\n               var text: String? "
            + "{ get { _managedValue(\"text\") } set { _setManagedValue(newValue, \"text\") } }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            guard site.node.attributes.has("NSManaged") else { return }
            let bodies = site.node.bindings.map { binding in
                guard binding.accessorBlock == nil,
                    let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
                else { return "" }
                let given = site.node.attributes.first(named: ["objc"])?.objectiveCName
                return accessors(of: given ?? identifier.identifierText)
            }
            PropertyObservers.append(bodies, to: site.node, in: file)
        }
    }

    private static func accessors(of key: String) -> String {
        if let under = ManagedAccessor.key(in: key, after: "primitive") {
            return "get { SelectorTable.argument(primitiveValue(forKey: \"\(under)\")) } "
                + "set { setPrimitiveValue(newValue, forKey: \"\(under)\") }"
        }
        return "get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") }"
    }
}
