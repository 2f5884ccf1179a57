import SwiftSyntax

/// Overrides of what every object tells assistive technology, in classes that are neither views nor controllers.
enum AccessibilityOverridesRule: TranslationRule {
    static let name = "accessibility overrides"
    static let summary = """
        `accessibilityLabel` and its kin are members of an extension on Linux, where the superclass is `NSObject`: an \
        override in a class that is no view, controller or bar item is a property of its own.
        """
    static let example = RuleExample(
        before: "class Shortcut: NSObject {\n    override var accessibilityLabel: String? { didSet {} }\n}",
        after: "class Shortcut: NSObject {\n             var accessibilityLabel: String? { didSet {} }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            guard let modifier = site.node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
                let name = site.node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                members.contains(name.identifierText), isOutermost(name.identifierText, site.scope.name, file)
            else { return }
            file.remove(file.range(modifier))
        }
    }

    /// What UIKit gives each object (NSObject+Accessibility.swift).
    private static let members: Set<String> = [
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
        "isAccessibilityElement", "accessibilityTraits",
    ]

    /// Whether NSObject is what the class inherits from, and no superclass that the module declares has the property.
    private static func isOutermost(_ property: String, _ type: String, _ file: TranslationContext) -> Bool {
        file.index.frameworkClass(of: type) == "NSObject"
            && file.index.ancestry(of: type).dropFirst().allSatisfy { name in
                file.index.property(property, of: name) == nil
            }
    }
}
