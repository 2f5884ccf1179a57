import SwiftParser
import SwiftSyntax

/// The declarations of one file at file scope and inside of types. Bodies are not read.
///
/// Of the branches of an `#if` the first is read.
struct FileDeclarations: Sendable {
    private(set) var types: [TypeDeclaration] = []
    private(set) var extensions: [TypeDeclaration] = []
    private(set) var globals: [MemberDeclaration] = []

    init(_ source: String, file: String) {
        let tree = Parser.parse(source: source)
        var reader = DeclarationReader(file: file, converter: SourceLocationConverter(fileName: file, tree: tree))
        for item in tree.statements { if case .decl(let node) = item.item { reader.read(node) } }
        (types, extensions, globals) = (reader.types, reader.extensions, reader.globals)
    }
}
