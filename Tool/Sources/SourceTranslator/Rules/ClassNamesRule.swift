import SwiftSyntax

/// `@objc(Note) class Note: NSManagedObject {}`
enum ClassNamesRule: TranslationRule {
    static let name = "names of classes"
    static let summary = """
        A class that `@objc(Name)` gives a name is entered under it: `NSStringFromClass` gives that name, and archives \
        and data models know the class by it. Classes of Core Data's objects are entered under their own, as are those \
        with `NSCoding` that are private or in another type.
        """
    static let example = RuleExample(
        before: "@objc(Memo) class Note: NSManagedObject {\n}",
        after: "            class Note: NSManagedObject {\n}",
        added: "ClassNames.give(\"Memo\", Note.self)")

    static func add(to hooks: inout RuleHooks) {
        hooks.classEnds.add(self) { node, file in
            guard let scope = file.scopes.last, scope.kind == .class, !scope.isLocal, !scope.isGeneric else { return }
            if let given = node.attributes.first(named: ["objc"])?.objectiveCName {
                file.enter("ClassNames.give(\"\(given)\", \(scope.name).self)")
            } else if file.index.frameworkClass(of: scope.name) == "NSManagedObject" {
                file.enter("ClassNames.add(\"\(node.name.identifierText)\", \(scope.name).self)")
            } else if isUnknownToFoundation(node, scope), file.index.isCoded(scope.name) {
                file.enter("ClassNames.giveOwn(\(scope.name).self)")
            }
        }
    }

    /// Whether the class's name has more parts than its module's and its own.
    private static func isUnknownToFoundation(_ node: ClassDeclSyntax, _ scope: TypeScope) -> Bool {
        scope.name.contains(".")
            || node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}
