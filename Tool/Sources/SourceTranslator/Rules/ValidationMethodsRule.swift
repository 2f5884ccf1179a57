import SwiftSyntax

/// `@objc func validateName(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws`
enum ValidationMethodsRule: TranslationRule {
    static let name = "methods of validation"
    static let summary = """
        A method of a managed object that checks one of its values is entered for that value's key, and so is an override \
        of `validateValue(_:forKey:)`.
        """
    static let example = RuleExample(
        before: "@objc(Note) class Note: NSManagedObject {\n"
            + "    @objc func validateText(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {}\n}",
        after: "            class Note: NSManagedObject {\n"
            + "          func validateText(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {}\n}",
        added: "NSManagedObject._addValidation(Note.self, \"text\") { try $0.validateText($1) }")

    private static let prefix = "validate"

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let (node, scope) = (site.node, site.scope)
            let parameters = node.signature.parameterClause.parameters
            guard !site.record.isStatic, !scope.isLocal, node.isThrowing,
                parameters.first?.type.trimmedDescription.hasPrefix("AutoreleasingUnsafeMutablePointer<") == true
            else { return }
            let method = node.name.text
            if site.record.fullName == "validateValue(_:forKey:)" {
                file.enter("NSManagedObject._addValidation(\(scope.name).self)")
            } else if parameters.count == 1, parameters.first?.firstName.text == "_", method.hasPrefix(prefix),
                let first = method.dropFirst(prefix.count).first
            {
                let key = first.lowercased() + method.dropFirst(prefix.count + 1)
                file.enter(
                    "NSManagedObject._addValidation(\(scope.name).self, \"\(key)\") { try $0.\(method)($1) }")
            }
        }
    }
}
