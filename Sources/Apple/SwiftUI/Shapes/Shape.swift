/// An outline that adapts to the room it is given; as a view it is filled with the colour of the foreground.
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape takes of the room it is offered.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @preconcurrency @MainActor public func fill<S: ShapeStyle>(_ content: S) -> some View {
        _ShapeView(shape: self, style: content)
    }

    /// The outline alone, half of its width outside of the shape.
    @preconcurrency @MainActor public func stroke<S: _SolidShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
        -> some View
    {
        _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
    }

    @preconcurrency @MainActor public func stroke<S: _SolidShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: self, style: content, stroke: style)
    }

    @preconcurrency @MainActor public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
