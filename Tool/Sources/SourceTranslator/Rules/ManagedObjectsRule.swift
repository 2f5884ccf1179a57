import SwiftSyntax

/// `NSManagedObject(entity: entity, insertInto: context)`
enum ManagedObjectsRule: TranslationRule {
    static let name = "managed objects"
    static let summary = """
        `NSManagedObject` with an entity makes an object of the class that the entity names, as on iOS: an initialiser \
        of Swift's makes none of another class.
        """
    static let example = RuleExample(
        before: "let note = NSManagedObject(entity: entity, insertInto: context)",
        after: "let note = NSManagedObject._makeForEntity(entity: entity, insertInto: context)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
                name.baseName.text == "NSManagedObject",
                node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"],
                !file.index.declares(type: "NSManagedObject", within: file.typeName)
            else { return }
            file.insert("._makeForEntity", at: file.range(name).upperBound)
        }
    }
}
