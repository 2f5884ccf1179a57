import SwiftSyntax

/// Observation, which Apple's Foundation brings along.
enum ObservationRule: TranslationRule {
    static let name = "observation"
    static let summary = """
        A file that imports Foundation and has an `@Observable` class has Observation too: Apple's Foundation brings it \
        along. A property wrapper of the module's own that is called the same is named with its module, as the macro \
        would be taken for it.
        """
    static let example = RuleExample(
        before: "import Foundation\n@Observable class Model {}",
        after: "import Foundation; import Observation\n@Observable class Model {}")

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard isImport(of: "Foundation", node), let tree = node.root.as(SourceFileSyntax.self),
                tree.tokens(viewMode: .sourceAccurate).contains(where: isMacro),
                !imports(tree, "Observation"), first(tree) == node.id,
                !file.index.declares(type: "Observable", within: nil)
            else { return }
            file.append("; import Observation", to: node)
        }
        hooks.attributes.add(self) { node, file in
            guard let name = node.attributeName.as(IdentifierTypeSyntax.self), name.name.text == "Observable",
                node.parent?.parent?.is(VariableDeclSyntax.self) == true, let module = file.options.moduleName,
                file.index.declares(type: "Observable", within: nil)
            else { return }
            file.insert(module + ".", at: file.range(name).lowerBound)
        }
    }

    private static func isMacro(_ token: TokenSyntax) -> Bool {
        token.text == "Observable" && token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .atSign
    }

    private static func isImport(of module: String, _ node: ImportDeclSyntax) -> Bool {
        node.path.count == 1 && node.path.first?.name.text == module
    }

    private static func imports(_ tree: SourceFileSyntax, _ module: String) -> Bool {
        tree.statements.contains { $0.item.as(ImportDeclSyntax.self).map { isImport(of: module, $0) } ?? false }
    }

    /// The first import of Foundation, as once is enough.
    private static func first(_ tree: SourceFileSyntax) -> SyntaxIdentifier? {
        tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first { isImport(of: "Foundation", $0) }?
            .id
    }
}
