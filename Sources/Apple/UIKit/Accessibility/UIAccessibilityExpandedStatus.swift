/// Whether what an element opens is open.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element opens nothing.
    case unsupported
    /// It is open.
    case expanded
    /// It is closed.
    case collapsed
}
