import SwiftSyntax

/// `@Query var items: [Item]`, which is a macro of SwiftData's and a property wrapper here.
enum QueryRule: TranslationRule {
    static let name = "queries"
    static let summary = """
        A query without arguments gets empty ones, so that its types are found by its initialiser, as the macro finds \
        them.
        """
    static let example = RuleExample(
        before: "struct ItemList: View { @Query private var items: [Item] }",
        after: "struct ItemList: View { @Query() private var items: [Item] }")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { node, file in
            guard node.name == "Query", node.arguments == nil,
                let property = node.parent?.parent?.as(VariableDeclSyntax.self),
                property.bindings.allSatisfy({ $0.initializer == nil })
            else { return }
            file.replace(file.range(node), with: "@Query()")
        }
    }
}
