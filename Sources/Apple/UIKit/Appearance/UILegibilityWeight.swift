/// Whether a person wants bold text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As designed, or bold.
    case regular, bold
}
