/// A view that draws a shape, over which more of the same shape can be drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The shape.
    associatedtype Content: Shape
    /// The shape that is drawn.
    var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeStyle where Self == ForegroundStyle {
    /// The colour of the foreground.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a size in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose short sides are half circles.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
