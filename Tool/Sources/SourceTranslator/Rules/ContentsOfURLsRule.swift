import SwiftSyntax

/// `Data(contentsOf:)` and its like, which on Linux know nothing of the stubs that a run may have.
enum ContentsOfURLsRule: TranslationRule {
    static let name = "contents of URLs"
    static let summary = """
        The initialisers of `Data`, `NSData` and `String` with the contents of a URL are Seam's own, which let a run \
        answer requests from files.
        """
    static let example = RuleExample(
        before: "let data = try Data(contentsOf: url)", after: "let data = try Data(_contentsOf: url)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard let label = node.arguments.first?.label, label.text == "contentsOf", node.trailingClosure == nil,
                let others = followers[node.calledExpression.trimmedDescription]
            else { return }
            let labels = node.arguments.dropFirst().map { $0.label?.text }
            guard labels.isEmpty || labels == [others] else { return }
            file.replace(file.range(label), with: "_contentsOf")
        }
    }

    /// The second argument that an initialiser of each type may have.
    private static let followers: [String: String] = {
        let types = ["Data": "options", "NSData": "options", "String": "encoding"]
        var all = types
        for (type, label) in types {
            for spelling in ["Foundation.\(type)", "\(type).init", "Foundation.\(type).init"] { all[spelling] = label }
        }
        return all
    }()
}
