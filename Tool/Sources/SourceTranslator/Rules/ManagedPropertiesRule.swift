import SwiftSyntax

/// `@NSManaged var name: String?`
enum ManagedPropertiesRule: TranslationRule {
    static let name = "managed properties"
    static let summary = "An `@NSManaged` property keeps its value outside the object, under its name."
    static let example = RuleExample(
        before: "class Note: NSManagedObject {\n    @NSManaged var text: String?\n}",
        after: "class Note: NSManagedObject {\n               var text: String? "
            + "{ get { managedValue(forKey: \"text\") } set { _willChangeValue(self, \"text\"); "
            + "setManagedValue(newValue, forKey: \"text\"); _didChangeValue(self, \"text\") } }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            guard site.node.attributes.has("NSManaged"), let binding = site.node.bindings.first,
                site.node.bindings.count == 1, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            else { return }
            file.append(
                " { get { managedValue(forKey: \"\(name)\") } set { _willChangeValue(self, \"\(name)\"); "
                    + "setManagedValue(newValue, forKey: \"\(name)\"); _didChangeValue(self, \"\(name)\") } }",
                to: binding)
        }
    }
}
