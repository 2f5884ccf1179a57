/// How far apart colours are to be.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
