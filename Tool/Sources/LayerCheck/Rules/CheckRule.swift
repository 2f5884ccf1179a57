import SwiftSyntax

/// Something that MVVM, or what carries it, should not do.
///
/// To add one, write a type that conforms to this protocol, in a file of its own in `Rules`, and call `seam generate`:
/// the list of rules and the pages of the documentation are made from the types. Its examples are tests.
protocol CheckRule {
    /// A few words with hyphens, as comments, options and reports name it.
    static var name: String { get }
    /// The rule, in a sentence of Markdown.
    static var summary: String { get }
    /// Why, for those who disagree: which drawback of MVVM it meets, in a paragraph of Markdown.
    static var reason: String { get }
    /// The way out, in a paragraph of Markdown.
    static var remedy: String { get }
    /// Sources in which the rule has to find something, on the lines that end with `// !`.
    static var findings: [String] { get }
    /// Sources that look like it, and are right.
    static var lookalikes: [String] { get }
    /// Sources, with what `--fix` makes of them.
    static var mends: [Mend] { get }

    static func check(_ app: CheckedApp, _ report: inout RuleReport)
}

extension CheckRule {
    static var mends: [Mend] { [] }
}

/// The sources that rules look at, with their layers.
struct CheckedApp {
    let program: Program
    let layers: [ObjectIdentifier: Classification]

    init(_ program: Program, _ configuration: Configuration) {
        self.program = program
        layers = LayerClassifier(program, configuration).classify()
    }

    func layer(of type: TypeFacts) -> Layer { layers[ObjectIdentifier(type)]?.layer ?? .other }

    func types(in layer: Layer) -> [TypeFacts] { program.types.filter { self.layer(of: $0) == layer } }

    /// The project's type that a reference means, if it can mean only one.
    func type(_ reference: TypeFacts.Reference) -> TypeFacts? { program.type(named: reference.name) }
}

/// Takes the findings of a rule.
struct RuleReport {
    let rule: String
    private(set) var findings: [Finding] = []

    init(rule: String) {
        self.rule = rule
    }

    mutating func add(
        _ file: SourceFile, _ node: some SyntaxProtocol, subject: String, _ message: String, fix: [Finding.Edit] = []
    ) {
        let place = file.place(of: node)
        guard !file.allowances.allow(rule, at: place.line) else { return }
        findings.append(
            Finding(
                rule: rule, path: file.path, line: place.line, column: place.column, message: message, subject: subject,
                fix: fix))
    }
}
