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
            for binding in site.node.bindings where binding.accessorBlock == nil {
                guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                let key = site.node.attributes.first(named: ["objc"])?.objectiveCName ?? identifier.identifierText
                file.append(" " + accessors(of: key), to: binding)
            }
        }
    }

    private static func accessors(of key: String) -> String {
        if let under = ManagedAccessor.key(in: key, after: "primitive") {
            return "{ get { SelectorTable.argument(primitiveValue(forKey: \"\(under)\")) } "
                + "set { setPrimitiveValue(newValue, forKey: \"\(under)\") } }"
        }
        return "{ get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") } }"
    }
}
