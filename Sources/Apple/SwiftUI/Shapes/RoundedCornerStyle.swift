/// How a corner passes into the sides: along a circle, or more gradually. Both are drawn as circles here.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}
