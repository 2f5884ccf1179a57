/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}
