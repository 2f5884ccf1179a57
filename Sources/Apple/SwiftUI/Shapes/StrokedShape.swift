/// The outline of a shape, as a shape of its own.
public struct _StrokedShape<Content: Shape>: Shape, OutlineShape {
    var shape: Content
    var style: StrokeStyle

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape that is the outline of another one, and is drawn as such.
protocol OutlineShape {
    associatedtype Content: Shape
    var shape: Content { get }
    var style: StrokeStyle { get }
}

extension Path {
    /// The outline of what a pen of the style draws along the path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var line = cgPath
        if !style.dash.isEmpty { line = line.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
        return Path(
            line.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }
}
