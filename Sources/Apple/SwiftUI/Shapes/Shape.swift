/// An outline that adapts to the room it is given; as a view it is filled with the colour of the foreground.
public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// Returns the size that the shape takes of an offer.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What the shape is for. Filled areas by default.
    nonisolated static var role: ShapeRole { get }
}

/// What a shape is for, by which the system chooses how it looks.
public enum ShapeRole: Sendable {
    /// A filled area.
    case fill
    /// A line around something.
    case stroke
    /// A line between things.
    case separator
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Fills the shape.
    @preconcurrency @MainActor public func fill<S: ShapeStyle>(_ content: S) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content)
    }

    /// Draws the outline alone, half of its width outside of the shape.
    @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Draws the outline alone, half of its width outside of the shape.
    @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The shape of the outline, half of whose width is outside of the shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape of the outline, half of whose width is outside of the shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose short sides are half circles.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
