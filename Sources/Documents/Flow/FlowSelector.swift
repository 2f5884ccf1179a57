/// Which element of the screen is meant: one that fits all that is set.
public struct FlowSelector: Equatable, Sendable {
    /// Where an element lies with regard to another.
    public enum Relation: String, CaseIterable, Equatable, Sendable {
        case below, above, leftOf, rightOf, childOf, containsChild
    }

    /// A relation and the element it refers to.
    public struct Relative: Equatable, Sendable {
        /// How the element lies to the other one.
        public var relation: Relation
        /// The other element.
        public var selector: FlowSelector

        /// Creates a relation to another element.
        public init(relation: Relation, selector: FlowSelector) {
            self.relation = relation
            self.selector = selector
        }
    }

    /// Text, placeholder or accessibility label.
    public var text: FlowPattern?
    /// Accessibility identifier.
    public var id: FlowPattern?
    /// Accessibility role, such as `button`. Maestro's vocabulary has no word for it.
    public var role: String?
    /// From 0, of the elements that fit the rest, in reading order; negative from the end.
    public var index: Int?
    /// Whether the element takes touches, if that matters.
    public var isEnabled: Bool?
    /// Whether the element is selected, if that matters.
    public var isSelected: Bool?
    /// Whether the element is switched on, if that matters.
    public var isChecked: Bool?
    /// Whether the element has the focus, if that matters.
    public var isFocused: Bool?
    /// The width in points, if that matters.
    public var width: Double?
    /// The height in points, if that matters.
    public var height: Double?
    /// By how many points a size may differ.
    public var tolerance: Double?
    /// Kinds of elements, all of which have to fit.
    public var traits: [FlowTrait] = []
    /// Relations that all have to hold.
    public var relatives: [Relative]

    /// Creates a selector; every argument that is given has to fit.
    public init(
        text: FlowPattern? = nil, id: FlowPattern? = nil, role: String? = nil, index: Int? = nil,
        isEnabled: Bool? = nil, isSelected: Bool? = nil, isChecked: Bool? = nil, isFocused: Bool? = nil,
        relatives: [Relative] = []
    ) {
        self.text = text
        self.id = id
        self.role = role
        self.index = index
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isChecked = isChecked
        self.isFocused = isFocused
        self.relatives = relatives
    }
}

extension FlowSelector: CustomStringConvertible {
    /// For a message: `"Alice"`, `id: name, index: 2`.
    public var description: String {
        var parts: [String] = []
        if let text { parts.append("\"\(text.source)\"") }
        if let id { parts.append("id: \(id.source)") }
        if let role { parts.append("role: \(role)") }
        if let index { parts.append("index: \(index)") }
        if let isEnabled { parts.append("enabled: \(isEnabled)") }
        if let isSelected { parts.append("selected: \(isSelected)") }
        if let isChecked { parts.append("checked: \(isChecked)") }
        if let isFocused { parts.append("focused: \(isFocused)") }
        if let width { parts.append("width: \(width)") }
        if let height { parts.append("height: \(height)") }
        if !traits.isEmpty { parts.append("traits: " + traits.map(\.rawValue).joined(separator: " ")) }
        for relative in relatives { parts.append("\(relative.relation.rawValue) (\(relative.selector))") }
        return parts.joined(separator: ", ")
    }
}
