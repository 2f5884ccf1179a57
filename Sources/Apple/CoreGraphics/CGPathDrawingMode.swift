/// The way a path is drawn: filled (by winding number or by even and odd), stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filling by one of two rules, outlining, or both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
