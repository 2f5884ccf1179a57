import SwiftSyntax

/// `@Entry var theme: Theme = .plain` in an extension of the environment's values, which is a macro of SwiftUI's.
enum EntriesRule: TranslationRule {
    static let name = "entries of the environment"
    static let summary = """
        `@Entry` becomes what its macro writes: a key with the initial value, and a property that is kept under it. So \
        it is for `EnvironmentValues`, `Transaction`, `ContainerValues` and `FocusedValues`.
        """
    static let example = RuleExample(
        before: "extension EnvironmentValues {\n    @Entry var rows: Int = 3\n}",
        after: "extension EnvironmentValues {\n    struct _EntryKey_rows: EnvironmentKey "
            + "{ static var defaultValue: Int { 3 } }; var rows: Int "
            + "{ get { self[_EntryKey_rows.self] } set { self[_EntryKey_rows.self] = newValue } }\n}")

    /// The protocols of keys, by the types that keep values under them.
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { node, file in
            guard node.name == "Entry", node.arguments == nil,
                let property = node.parent?.parent?.as(VariableDeclSyntax.self), property.bindings.count == 1,
                let binding = property.bindings.first, binding.accessorBlock == nil,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let extended = Syntax(property).enclosingExtension?.extendedType.trimmedDescription
                    .split(separator: ".").last.map(String.init),
                let keyProtocol = protocols[extended]
            else { return }
            let (name, type) = (pattern.identifier.text, binding.typeAnnotation?.type)
            let access = property.modifiers.map { $0.trimmedDescription + " " }.joined()
            let key = "_EntryKey_" + name.filter { $0 != "`" }
            let isFocused = keyProtocol == "FocusedValueKey"
            var head = "\(access)struct \(key): \(keyProtocol) { "
            var tail = " }; \(access)var \(name): \(type?.trimmedDescription ?? key + ".Value") "
            tail += "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
            let start = file.range(node).lowerBound
            if isFocused, let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription {
                head += "\(access)typealias Value = \(wrapped)"
                file.replace(start..<file.range(binding).upperBound, with: head + tail)
            } else if let value = binding.initializer?.value {
                if let type {
                    head += "\(access)static var defaultValue: \(type.trimmedDescription) { "
                    tail = " }" + tail
                } else {
                    head += "\(access)nonisolated(unsafe) static let defaultValue = "
                }
                file.replace(start..<file.range(value).lowerBound, with: head)
                file.append(tail, to: value)
            } else if let type {
                head += "\(access)static var defaultValue: \(type.trimmedDescription) { nil }"
                file.replace(start..<file.range(binding).upperBound, with: head + tail)
            }
        }
    }
}

extension Syntax {
    /// The extension around, if there is no other type between.
    fileprivate var enclosingExtension: ExtensionDeclSyntax? {
        var node = parent
        while let here = node {
            if let found = here.as(ExtensionDeclSyntax.self) { return found }
            if here.isProtocol(DeclGroupSyntax.self) { return nil }
            node = here.parent
        }
        return nil
    }
}
