/// How far apart colours are to be.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said, the usual contrast, or a high one.
    case unspecified = -1
    /// Not said, the usual contrast, or a high one.
    case normal, high
}
