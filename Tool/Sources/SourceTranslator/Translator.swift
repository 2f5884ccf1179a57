import SwiftParser
import SwiftSyntax

/// Turns the source of an app for iOS into source that the Linux compiler accepts, and changes nothing else.
///
/// A deeply nested file needs a deep stack: callers on other threads than the main one should give theirs some
/// megabytes.
public enum Translator {
    /// A translated file.
    public struct Translation: Sendable {
        /// The source to compile in place of the author's; nil when the author's will do.
        public var source: String?
        public var diagnostics: [Diagnostic]
    }

    /// Returns the declarations of a file, for the index of its module.
    public static func index(_ source: String) -> FileIndex {
        guard NestingGuard.line(in: source.utf8) == nil else { return FileIndex() }
        let tree = Parser.parse(source: source)
        let indexer = Indexer(tree)
        indexer.walk(tree)
        return indexer.index
    }

    /// Translates a file of the module that `index` describes.
    ///
    /// - Parameters:
    ///   - path: Where the author's file is; errors and `#file` name it.
    public static func translate(
        _ source: String, path: String, index: ModuleIndex, options: TranslationOptions = TranslationOptions()
    ) -> Translation {
        let bytes = Array(source.utf8)
        if let line = NestingGuard.line(in: bytes) {
            let message = "brackets are nested too deeply here; the file is compiled without being translated"
            return Translation(
                source: nil, diagnostics: [Diagnostic(severity: .warning, message: message, line: line, column: 1)])
        }
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let file = rewrite(source, pathLiteral: "\"\(name)\"", index: index, options: options)
        // Foundation of Linux has not what Foundation of Apple's has; what takes its place is imported.
        var imports = replacedClasses.filter { source.contains($0) }.map { "import class SeamFoundation.\($0)\n" }
        imports += replacedFunctions.filter { source.contains($0 + "(") }.map { "import func SeamFoundation.\($0)\n" }
        imports += file.addedImports.sorted().map { "import \($0)\n" }
        let needsImport = source.contains("NSKeyValue") || !imports.isEmpty
        imports.insert("import ObjectiveC\n", at: 0)
        guard needsImport || !file.edits.isEmpty || !file.registration.isEmpty else {
            return Translation(source: nil, diagnostics: file.diagnostics)
        }
        let isScript = path.hasSuffix("/main.swift") || path == "main.swift"
        var text = imports.joined()
        if isScript { text += file.registration.scriptStatement }
        text += "#sourceLocation(file: \"\(name)\", line: 1)\n"
        text += String(decoding: file.result(), as: UTF8.self)
        let tail = file.registration.source(isScript: isScript)
        if !tail.isEmpty { text += "\n#sourceLocation()\n" + tail }
        return Translation(source: text, diagnostics: file.diagnostics)
    }

    /// Classes that Foundation of Linux has in name alone: an import of the class itself prefers the one that works.
    private static let replacedClasses = ["NSComparisonPredicate", "NSExpression"]
    /// Functions of which the same is true.
    private static let replacedFunctions = ["NSStringFromClass", "NSClassFromString"]

    /// Shows the file to all rules.
    static func rewrite(
        _ source: String, pathLiteral: String, index: ModuleIndex, options: TranslationOptions
    ) -> TranslationContext {
        let tree = Parser.parse(source: source)
        let file = TranslationContext(
            source: Array(source.utf8), tree: tree, index: index, pathLiteral: pathLiteral, options: options)
        Rewriter(file).walk(tree)
        return file
    }

    /// The rules of translation, for the documentation: Markdown with a section for each.
    public static var rules: String {
        TranslationRules.all.map { rule in
            let example = rule.example
            let after = example.after.split(separator: "\n", omittingEmptySubsequences: false)
                .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
            let added = example.added.map { "\n\nand below the author's lines\n\n```swift\n\($0)\n```" } ?? ""
            return """
                ### \(rule.name.prefix(1).uppercased() + rule.name.dropFirst())

                \(rule.summary)

                ```swift
                \(example.before)
                ```

                becomes

                ```swift
                \(after.joined(separator: "\n"))
                ```\(added)

                """
        }.joined(separator: "\n")
    }
}
