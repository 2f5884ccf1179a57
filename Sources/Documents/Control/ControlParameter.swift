/// An argument that a verb takes.
public struct ControlParameter: Hashable, Sendable {
    /// The values that an argument may have.
    public enum Kind: Hashable, Sendable {
        case text
        case boolean
        /// A whole number in a range.
        case integer(ClosedRange<Int>)
        /// A number in a range.
        case number(ClosedRange<Double>)
        /// One of these words, whatever their case.
        case choice([String])
        /// An array of such words.
        case choices([String])
        /// An array of strings.
        case texts
        /// `"50%,50%"` or `"100,200"`.
        case point
        /// Another element: a string for its text, or an object as the arguments that name an element.
        case element
    }

    /// The name.
    public var name: String
    /// The values that the argument may have.
    public var kind: Kind
    /// The meaning, in a phrase.
    public var summary: String
    /// Whether a call has to have it.
    public var isRequired: Bool

    /// Creates a parameter.
    public init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.isRequired = isRequired
    }
}

extension ControlParameter {
    /// The arguments that together name an element of the screen, in the words of UI flows.
    public static let element: [ControlParameter] =
        [
            ControlParameter(
                "text", .text,
                "the element's whole text, placeholder, label or value: a regular expression, whatever the case"),
            ControlParameter("id", .text, "its accessibility identifier, likewise"),
            ControlParameter("role", .text, "its accessibility role, such as button, textField, cell or staticText"),
            ControlParameter(
                "index", .integer(-10_000...10_000),
                "which of several, from 0 in reading order; negative counts from the end"),
            ControlParameter("enabled", .boolean, "whether it takes touches"),
            ControlParameter("selected", .boolean, "whether it is selected"),
            ControlParameter("checked", .boolean, "whether it is switched on"),
            ControlParameter("focused", .boolean, "whether it has the focus"),
        ] + FlowSelector.Relation.allCases.map { ControlParameter($0.rawValue, .element, $0.summary) }

    /// A place in place of an element, or in it.
    static let point = ControlParameter(
        "point", .point, "a place of the screen, or of the element if one is named: \"50%,50%\" or \"100,200\"")

    static func timeout(_ seconds: Double) -> ControlParameter {
        ControlParameter("timeout", .number(0...600), "seconds to wait for the element; \(seconds) if left out")
    }
}

extension FlowSelector.Relation {
    fileprivate var summary: String {
        switch self {
        case .below: "another element, above the one that is meant: its text, or an object with text, id and so on"
        case .above: "another element, below it"
        case .leftOf: "another element, on its right"
        case .rightOf: "another element, on its left"
        case .childOf: "another element, which it is in"
        case .containsChild: "another element, which is in it"
        }
    }
}
