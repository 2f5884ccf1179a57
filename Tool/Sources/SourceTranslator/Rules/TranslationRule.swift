/// Something that the Linux compiler refuses, or that means something else on Linux, and what is written in its place.
///
/// To add one:
/// 1. Write a type that conforms to this protocol, in a file of its own in `Rules`. ``add(to:)`` says which nodes of the
///    syntax tree it wants to see; ``TranslationContext`` tells where they stand, and takes the edits.
/// 2. Add it to ``TranslationRules/all``, at its place: the rules that ask for the same kind of node see it in the order
///    of that list.
/// 3. Call `seam generate`, which brings the list of rules in the documentation up to date.
///
/// The example of each rule is a test: it is translated, and has to come out as it says.
protocol TranslationRule {
    /// A few words that name the rule in messages and in the documentation.
    static var name: String { get }
    /// Describes what is rewritten, and why, in a sentence or two of Markdown.
    static var summary: String { get }
    static var example: RuleExample { get }

    /// Asks for the nodes that the rule may rewrite.
    static func add(to hooks: inout RuleHooks)
}

/// A file before a rule, and after it.
struct RuleExample: Sendable {
    var before: String
    /// The author's lines, translated. Blanks at the end of a line do not count.
    var after: String
    /// A line that is added below the author's, if the rule adds any.
    var added: String?
    /// The options under which the rule does something.
    var options = TranslationOptions()

    /// The path of the file that is translated.
    static let path = "/app/Example.swift"
}
