import SwiftSyntax

/// A file that is being translated: what the rules can know of the place they are at, and what they say about it.
///
/// Every edit keeps the number of line breaks, and where it can the columns, so that what the compiler says of the
/// result is true of the author's file.
final class TranslationContext {
    let index: ModuleIndex
    let options: TranslationOptions
    /// The author's path as a string of Swift's.
    let pathLiteral: String
    private let source: [UInt8]
    private let converter: SourceLocationConverter

    private(set) var edits = EditList()
    private(set) var diagnostics: [Diagnostic] = []
    var registration = Registration()

    /// Where `return` has been written.
    var places: Set<Int> = []
    /// The rule that is at work, to which edits are put down.
    var rule = ""
    /// The types around, the outermost first.
    var scopes: [TypeScope] = []
    /// The `#if` conditions around, translated, each on one line.
    var conditions: [String] = []
    /// How many functions, accessors and closures there are around, within the innermost type.
    var functionDepth = 0
    /// The modules that the file imports, wherever it does.
    private let importedModules: Set<String>
    /// The modules that it imports from now on as well.
    private(set) var addedImports: Set<String> = []
    /// Whether the file imports UIKit, or has been made to.
    var importsUIKit: Bool
    /// Whether it imports Seam's toolkit.
    let importsToolkit: Bool
    /// Whether it imports Combine, or what brings it along, in so many words.
    let importsCombine: Bool
    /// The author's name of the override in an extension around.
    var extensionFunction: String?
    /// The conditions that have been translated, by their branches.
    private(set) var conditionTexts: [SyntaxIdentifier: String] = [:]

    init(
        source: [UInt8], tree: SourceFileSyntax, index: ModuleIndex, pathLiteral: String, options: TranslationOptions
    ) {
        self.source = source
        self.index = index
        self.pathLiteral = pathLiteral
        self.options = options
        converter = SourceLocationConverter(fileName: "", tree: tree)
        let imports = Set(tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
        importedModules = imports
        importsUIKit = imports.contains("UIKit")
        importsCombine = !imports.isDisjoint(with: ["Combine", "SwiftUI"])
        importsToolkit = imports.contains("Seam")
    }

    /// The name of the innermost type around.
    var typeName: String? { scopes.last?.name }

    /// Has the file import a module whose names a rule writes, where a class of another file brought the rule here.
    func needImport(of module: String) {
        if !importedModules.contains(module) { addedImports.insert(module) }
    }

    // MARK: Edits

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text may be shorter than what it stands for, and gets the same line breaks.
    func replace(_ range: Range<Int>, with text: String) {
        let breaks = source.blank(range).filter(\.isNewline).count
        var text = text
        if breaks > 0 {
            text += String(repeating: "\n", count: max(0, breaks - text.filter(\.isNewline).count))
        } else if text.utf8.count < range.count {
            text += String(repeating: " ", count: range.count - text.utf8.count)
        }
        replace(exactly: range, with: text)
    }

    /// Replaces what holds no line break, without blanks after a shorter text.
    func replace(exactly range: Range<Int>, with text: String) {
        edits.add(SourceEdit(offset: range.lowerBound, length: range.count, replacement: text, rule: rule))
    }

    func remove(_ range: Range<Int>) { replace(exactly: range, with: source.blank(range)) }

    func insert(_ text: String, at offset: Int) {
        edits.add(SourceEdit(offset: offset, length: 0, replacement: text, rule: rule))
    }

    func insert(_ text: String, after token: TokenSyntax) { insert(text, at: range(token).upperBound) }

    func append(_ text: String, to node: some SyntaxProtocol) { insert(text, at: range(node).upperBound) }

    func replaceName(of node: DeclReferenceExprSyntax, with name: String) {
        replace(exactly: range(node.baseName), with: name)
    }

    /// Translates the condition of a branch; entries of the selector table for what is in it stand under it too.
    func replace(_ condition: ExprSyntax, of clause: IfConfigClauseSyntax, with text: String) {
        conditionTexts[clause.id] = text
        if text != condition.trimmedDescription { replace(range(condition), with: text) }
    }

    // MARK: Messages

    func report(_ severity: Diagnostic.Severity, _ message: String, at node: some SyntaxProtocol) {
        report(severity, message, at: node.positionAfterSkippingLeadingTrivia)
    }

    func report(_ severity: Diagnostic.Severity, _ message: String, at position: AbsolutePosition) {
        let location = converter.location(for: position)
        diagnostics.append(
            Diagnostic(severity: severity, message: message, line: location.line, column: location.column))
    }

    /// The line after the one that a node ends on.
    func lineBelow(_ node: some SyntaxProtocol) -> Int {
        converter.location(for: node.endPositionBeforeTrailingTrivia).line + 1
    }

    /// The line that a node begins on.
    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    // MARK: Entries of the selector table

    /// Whether the innermost type has no entry for the selector yet; it is taken to have one from now on.
    func isFirst(_ selector: String) -> Bool {
        scopes[scopes.count - 1].selectors.insert(selector).inserted
    }

    /// Adds a statement that enters a member of the innermost type.
    func enter(_ statement: String) {
        let own = conditions.dropFirst(scopes.last?.conditions.count ?? 0)
        scopes[scopes.count - 1].entries.append((Array(own), statement))
    }

    /// Adds a statement that enters a method of a framework's class, once.
    func enterFramework(_ statement: String) {
        let isKnown = registration.frameworkEntries.contains {
            $0.source == statement && $0.conditions == conditions
        }
        if !isKnown { registration.frameworkEntries.append((conditions, statement)) }
    }

    /// The translated source, from the edits that do not contradict each other; of others there is a warning.
    func result() -> [UInt8] {
        let (made, refused) = edits.resolved()
        for (edit, other) in refused {
            report(
                .warning,
                "'\(edit.rule)' is not applied here, as '\(other.rule)' rewrites the same place",
                at: AbsolutePosition(utf8Offset: edit.offset))
        }
        return made.applied(to: source)
    }
}
