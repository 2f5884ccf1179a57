/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
