/// The direction in which lines are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}
