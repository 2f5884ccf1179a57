/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
    /// Corners are sharp, round, or cut off.
    case miter, round, bevel
}
