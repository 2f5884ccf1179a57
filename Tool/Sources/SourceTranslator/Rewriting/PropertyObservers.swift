import SwiftSyntax

/// Writes `willSet` and `didSet` to stored properties that have none.
enum PropertyObservers {
    /// Gives each variable of a declaration its own `accessors`.
    ///
    /// `var a = 1, b = 2` becomes two declarations for that: a variable with accessors is the only one of its own.
    static func append(
        _ accessors: [String], to node: VariableDeclSyntax, in file: TranslationContext
    ) {
        let attributes = node.attributes.filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return !Exposure.removed.contains(attribute.name)
        }
        let modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }
        let head = (attributes.map { OneLine.text($0) } + modifiers.map { OneLine.text($0) } + ["var"])
            .joined(separator: " ")
        // `var a, b: Int`: the type of the last is that of those before it.
        var type = ""
        for (binding, accessors) in zip(node.bindings, accessors).reversed() {
            var text = accessors.isEmpty ? "" : " { \(accessors) }"
            if let annotation = binding.typeAnnotation {
                type = OneLine.text(annotation)
            } else if binding.initializer == nil {
                text = type + text
            }
            if let comma = binding.trailingComma {
                file.replace(file.range(comma), with: "\(text); \(head)")
            } else {
                file.insert(text, at: file.range(binding).upperBound)
            }
        }
    }
}
