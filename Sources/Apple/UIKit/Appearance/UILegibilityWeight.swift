/// Whether a person wants bold text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
