import SwiftSyntax

/// `Darwin.round(x)`.
enum DarwinNamesRule: TranslationRule {
    static let name = "names of the C library"
    static let summary = """
        What a file names as Darwin's is the C library's here. Foundation brings it along on both platforms, so that \
        files need not import it.
        """
    static let example = RuleExample(
        before: "import Foundation\nfunc rounded(_ x: Float) -> Float { Darwin.round(x) }",
        after: "import Foundation\nfunc rounded(_ x: Float) -> Float { Foundation.round(x) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin",
                base.argumentNames == nil, let tree = node.root.as(SourceFileSyntax.self)
            else { return }
            let importsLibrary = tree.statements.contains {
                $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "Darwin"
            }
            file.replace(file.range(base), with: importsLibrary ? ModuleNames.translated("Darwin") : "Foundation")
        }
    }
}
