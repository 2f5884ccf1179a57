/// How bars of one place stand.
public struct MarkStackingMethod: Sendable {
    /// On each other.
    public static var standard: MarkStackingMethod { MarkStackingMethod() }
}
