import SwiftParser
import SwiftSyntax

/// Turns the source of an app for iOS into source that the Linux compiler accepts, and changes nothing else.
///
/// A deeply nested file needs a deep stack: callers on other threads than the main one should give theirs some
/// megabytes.
public enum Translator {
    /// What became of a file.
    public struct Translation: Sendable {
        /// The source to compile in place of the author's; nil when the author's will do.
        public var source: String?
        public var diagnostics: [Diagnostic]
    }

    /// What the file declares, for the index of its module.
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
        let tree = Parser.parse(source: source)
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let rewriter = Rewriter(source: bytes, tree: tree, index: index, pathLiteral: "\"\(name)\"")
        rewriter.options = options
        rewriter.walk(tree)
        // Foundation of Linux has not what Foundation of Apple's has; what takes its place is imported.
        let needsImport = source.contains("NSKeyValue")
        guard needsImport || !rewriter.edits.isEmpty || !rewriter.registration.isEmpty else {
            return Translation(source: nil, diagnostics: rewriter.diagnostics)
        }
        let isScript = path.hasSuffix("/main.swift") || path == "main.swift"
        var text = "import ObjectiveC\n"
        if isScript { text += rewriter.registration.scriptStatement }
        text += "#sourceLocation(file: \"\(name)\", line: 1)\n"
        text += String(decoding: rewriter.edits.applied(to: bytes), as: UTF8.self)
        let tail = rewriter.registration.source(isScript: isScript)
        if !tail.isEmpty { text += "\n#sourceLocation()\n" + tail }
        return Translation(source: text, diagnostics: rewriter.diagnostics)
    }
}
