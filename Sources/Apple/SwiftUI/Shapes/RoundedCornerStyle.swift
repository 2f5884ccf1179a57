/// How a corner passes into the sides: along a circle, or more gradually. Both are drawn as circles here.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Arcs of circles, or curves that begin earlier. Both draw arcs of circles here.
    case circular, continuous
}
