import SwiftSyntax

/// `@objc(Note) class Note: NSManagedObject {}`
enum ClassNamesRule: TranslationRule {
    static let name = "names of classes"
    static let summary = """
        A class that has a name of Objective-C's, and one of Core Data's objects, is entered under that name, by which \
        data models know it.
        """
    static let example = RuleExample(
        before: "@objc(Memo) class Note: NSManagedObject {\n}",
        after: "            class Note: NSManagedObject {\n}",
        added: "ClassNames.add(\"Memo\", Note.self)")

    static func add(to hooks: inout RuleHooks) {
        hooks.classEnds.add(self) { node, file in
            guard let scope = file.scopes.last, scope.kind == .class, !scope.isLocal, !scope.isGeneric else { return }
            let given = node.attributes.first(named: ["objc"])?.objectiveCName
            guard given != nil || file.index.frameworkClass(of: scope.name) == "NSManagedObject" else { return }
            file.enter("ClassNames.add(\"\(given ?? node.name.identifierText)\", \(scope.name).self)")
        }
    }
}
