import SwiftSyntax

/// `XMLParser`, which is in a module of its own on Linux.
enum XMLParsersRule: TranslationRule {
    static let name = "XML parsers"
    static let summary = """
        A file that names XMLParser or its delegate imports the module that has them on Linux. A parser of what is at \
        a URL loads that as `Data` does, so that a run may answer from files.
        """
    static let example = RuleExample(
        before: "import Foundation\nlet parser = XMLParser(contentsOf: url)",
        after: "import Foundation; import FoundationXML\n"
            + "let parser = (try? Data(_contentsOf: url)).map({ XMLParser(data: $0) })")

    private static let types: Set<String> = ["XMLParser", "XMLParserDelegate"]

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard let tree = node.root.as(SourceFileSyntax.self),
                tree.tokens(viewMode: .sourceAccurate).contains(where: { namesType($0, file) })
            else { return }
            let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            guard imports.first?.id == node.id,
                !imports.contains(where: { $0.path.first?.name.text == "FoundationXML" })
            else { return }
            file.append("; import FoundationXML", to: node)
        }
        hooks.calls.add(self) { node, file in
            guard ["XMLParser", "Foundation.XMLParser"].contains(node.calledExpression.trimmedDescription),
                node.arguments.count == 1, let label = node.arguments.first?.label, label.text == "contentsOf",
                let closing = node.rightParen, !declares("XMLParser", file)
            else { return }
            file.replace(
                file.range(node.calledExpression).lowerBound..<file.range(label).upperBound,
                with: "(try? Data(_contentsOf")
            file.replace(file.range(closing), with: ")).map({ XMLParser(data: $0) })")
        }
    }

    private static func namesType(_ token: TokenSyntax, _ file: TranslationContext) -> Bool {
        guard case .identifier(let name) = token.tokenKind, types.contains(name) else { return false }
        return !declares(name, file)
    }

    private static func declares(_ name: String, _ file: TranslationContext) -> Bool {
        file.index.declares(type: name, within: nil)
    }
}
