/// A kind of element, as Maestro names it.
public enum FlowTrait: String, CaseIterable, Equatable, Sendable {
    /// Has a text.
    case text
    /// Is as wide as it is high, nearly.
    case square
    /// Has a text of more than 200 characters.
    case longText = "long-text"
}
