/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}
