/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// The outline alone, all of it inside the shape.
    @preconcurrency @MainActor public func strokeBorder<S: _SolidShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
        -> some View
    {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    @preconcurrency @MainActor public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}
