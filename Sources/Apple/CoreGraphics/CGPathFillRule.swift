/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the outline goes round it, or goes round it an odd number of times.
    case winding, evenOdd
}
