import SwiftSyntax

/// `fputs("...", stderr)` in Swift 6.
enum StandardStreamsRule: TranslationRule {
    static let name = "standard streams"
    static let summary = """
        `stdin`, `stdout` and `stderr` may be read in any isolation, as those of Apple's C library: a file that names \
        one imports the C library by a name under which that is not checked.
        """
    static let example = RuleExample(
        before: "import Foundation\nfunc warn() { fputs(\"!\", stderr) }",
        after: "import Foundation; @preconcurrency import SwiftGlibc\nfunc warn() { fputs(\"!\", stderr) }")

    private static let streams: Set<String> = ["stdin", "stdout", "stderr"]
    /// Those that bring the C library.
    private static let modules: Set<String> = ["Foundation", "Darwin", "UIKit"]

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard node.path.count == 1, let module = node.path.first?.name.text, modules.contains(module),
                node.root.tokens(viewMode: .sourceAccurate).contains(where: namesStream)
            else { return }
            file.append("; @preconcurrency import SwiftGlibc", to: node)
        }
    }

    private static func namesStream(_ token: TokenSyntax) -> Bool {
        guard case .identifier(let name) = token.tokenKind, streams.contains(name) else { return false }
        return token.parent?.is(DeclReferenceExprSyntax.self) == true
            && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id != token.id
    }
}
