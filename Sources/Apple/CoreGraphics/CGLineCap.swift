/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    /// Lines end at their ends, in a half circle, or in half a square.
    case butt, round, square
}
