import SwiftSyntax

/// `info: [String: Any]` of what a person has picked, and its like in apps in Swift 4.
enum TypedKeysRule: TranslationRule {
    static let name = "typed keys"
    static let summary = """
        Before Swift 4.2, the delegate of an image picker was told of a picture by a dictionary of strings, and a page view \
        controller was made with one. The keys are of the types that they have today.
        """
    static let example = RuleExample(
        before: """
            class Chooser: NSObject, UIImagePickerControllerDelegate {
                func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo i: [String: Any]) {}
            }
            """,
        after: """
            class Chooser: NSObject, UIImagePickerControllerDelegate {
                func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo i: \
            [UIImagePickerController.InfoKey: Any]) {}
            }
            """)

    /// The types of the keys in the last parameter.
    private static let keys = [
        "imagePickerController(_:didFinishPickingMediaWithInfo:)": "UIImagePickerController.InfoKey",
        "init(transitionStyle:navigationOrientation:options:)": "UIPageViewController.OptionsKey",
    ]

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            rewrite(site.node.signature.parameterClause, of: site.record.fullName, in: file)
        }
        hooks.initialisers.add(self) { site, file in
            let labels = site.node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            rewrite(site.node.signature.parameterClause, of: "init(\(labels.joined()))", in: file)
        }
    }

    private static func rewrite(
        _ parameters: FunctionParameterClauseSyntax, of name: String, in file: TranslationContext
    ) {
        guard let key = keys[name], let written = parameters.parameters.last?.type else { return }
        let type =
            written.as(OptionalTypeSyntax.self)?.wrappedType.as(DictionaryTypeSyntax.self)
            ?? written.as(DictionaryTypeSyntax.self)
        guard let type, type.key.trimmedDescription == "String" else { return }
        file.replace(exactly: file.range(type.key), with: key)
        let value = type.value.trimmedDescription
        if value != "Any" { file.replace(exactly: file.range(type.value), with: "Any") }
    }
}
