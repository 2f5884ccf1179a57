import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
final class SourceFile {
    let url: URL
    /// Relative to the folder that is checked.
    let path: String
    let tree: SourceFileSyntax
    let imports: [Import]
    let allowances: Allowances
    private let converter: SourceLocationConverter

    /// An `import` declaration at the top level of a file.
    struct Import {
        var module: String
        var node: ImportDeclSyntax
    }

    /// A place in a file, counted from 1; columns in UTF-8 bytes, as compilers count them.
    struct Place: Hashable, Comparable {
        var line: Int
        var column: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    init(url: URL, path: String, text: String) {
        self.url = url
        self.path = path
        let parsed = Parser.parse(source: text)
        // Operators that the file declares itself stay in a row: no rule looks at them.
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        tree = folded.as(SourceFileSyntax.self) ?? parsed
        converter = SourceLocationConverter(fileName: path, tree: tree)
        imports = ImportReader.imports(of: tree)
        allowances = Allowances(text)
    }

    /// Whether a source has no error of syntax.
    static func parses(_ text: String) -> Bool { !Parser.parse(source: text).hasError }

    func place(of node: some SyntaxProtocol) -> Place {
        let location = node.startLocation(converter: converter)
        return Place(line: location.line, column: location.column)
    }

    /// The number of lines from a node's first to its last.
    func lines(of node: some SyntaxProtocol) -> Int {
        node.endLocation(converter: converter).line - node.startLocation(converter: converter).line + 1
    }

    func imports(_ modules: String...) -> Bool { imports.contains { modules.contains($0.module) } }
}

/// Collects the imports, those in `#if` too.
private final class ImportReader: SyntaxVisitor {
    private var imports: [SourceFile.Import] = []

    static func imports(of tree: SourceFileSyntax) -> [SourceFile.Import] {
        let reader = ImportReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        return reader.imports
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.path.first?.name.text { imports.append(SourceFile.Import(module: first, node: node)) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
