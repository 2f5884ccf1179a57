/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape smaller on all sides by so many points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The outline alone, all of it inside the shape.
    @preconcurrency @MainActor public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
        -> some View
    {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// The outline alone, all of it inside the shape.
    @preconcurrency @MainActor public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }

    /// Draws the outline in the foreground's colour, all of it inside the shape.
    @preconcurrency @MainActor public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
