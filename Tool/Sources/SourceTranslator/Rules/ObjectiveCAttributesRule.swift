import SwiftSyntax

/// `@objc`, `@IBOutlet` and other attributes that mean nothing without Objective-C.
enum ObjectiveCAttributesRule: TranslationRule {
    static let name = "Objective-C attributes"
    static let summary = """
        Attributes that tell Objective-C or Interface Builder of a declaration are removed: the compiler does not know \
        them on Linux. What they say is kept by the selector table.
        """
    static let example = RuleExample(
        before: "@objcMembers class Model: NSObject {\n    @IBOutlet weak var label: UILabel!\n}",
        after: "             class Model: NSObject {\n              weak var label: UILabel!\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.addReplacing(self) { node, file in
            guard Exposure.removed.contains(node.name) else { return .goOn }
            file.remove(file.range(node))
            return .replaced
        }
    }
}
