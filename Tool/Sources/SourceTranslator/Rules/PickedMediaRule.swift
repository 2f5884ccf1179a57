import SwiftSyntax

/// `info: [String: Any]` of what a person has picked, in apps in Swift 4.
enum PickedMediaRule: TranslationRule {
    static let name = "picked media"
    static let summary = """
        Before Swift 4.2, the delegate of an image picker was told of a picture by a dictionary of strings. Its keys are of \
        the type they have today.
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

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            guard site.record.fullName == "imagePickerController(_:didFinishPickingMediaWithInfo:)",
                let type = site.node.signature.parameterClause.parameters.last?.type.as(DictionaryTypeSyntax.self),
                type.key.trimmedDescription == "String"
            else { return }
            file.replace(exactly: file.range(type.key), with: "UIImagePickerController.InfoKey")
            let value = type.value.trimmedDescription
            if value != "Any" { file.replace(exactly: file.range(type.value), with: "Any") }
        }
    }
}
