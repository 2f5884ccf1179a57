import SwiftSyntax

/// `(Void) -> Void` of apps in Swift 3, where it is the type of a function without parameters.
enum VoidParametersRule: TranslationRule {
    static let name = "parameters of no type"
    static let summary = """
        In Swift 3, a function type with `Void` for its only parameter is that of a function without parameters; since \
        Swift 4 such a function has to be called with an empty tuple.
        """
    static let example = RuleExample(
        before: "var finished: ((Void) -> Void)?", after: "var finished: ((    ) -> Void)?",
        options: {
            var options = TranslationOptions()
            options.isSwift3 = true
            return options
        }())

    static func add(to hooks: inout RuleHooks) {
        hooks.functionTypes.add(self) { node, file in
            guard file.options.isSwift3, node.parameters.count == 1, let parameter = node.parameters.first,
                parameter.ellipsis == nil, parameter.firstName == nil,
                ["Void", "Swift.Void", "()"].contains(parameter.type.trimmedDescription)
            else { return }
            file.replace(file.range(parameter), with: "")
        }
    }
}
