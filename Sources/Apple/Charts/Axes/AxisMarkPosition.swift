/// Where marks of an axis stand.
public enum AxisMarkPosition: Sendable {
    /// Where the axis has them, or at an edge.
    case automatic, leading, trailing, top, bottom
}
