/// A view that draws a shape, over which more of the same shape can be drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The shape.
    associatedtype Content: Shape
    /// The shape that is drawn.
    var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape that is drawn in one way, over the same shape drawn in another.
public struct _LayeredShapeView<Content: Shape, Front: View, Background: View>: ShapeView {
    public let shape: Content
    let front: Front
    let background: Background

    public var body: some View { front.background { background } }
}

extension ShapeView {
    /// Fills the shape over what is drawn of it.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> some ShapeView<
        Content
    > {
        _LayeredShapeView(
            shape: shape, front: _ShapeView(shape: shape, style: content, isEvenOdd: style.isEOFilled),
            background: self)
    }

    /// Draws the outline over what is drawn of the shape, half of its width outside of the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(
            shape: shape, front: _ShapeView(shape: shape, style: content, stroke: style), background: self)
    }

    /// Draws the outline over what is drawn of the shape, half of its width outside of the shape.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
    /// Draws the outline, inside of the shape, over what is drawn of the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        _LayeredShapeView(
            shape: shape,
            front: _ShapeView(shape: shape.inset(by: style.lineWidth / 2), style: content, stroke: style),
            background: self)
    }

    /// Draws the outline, inside of the shape, over what is drawn of the shape.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

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
