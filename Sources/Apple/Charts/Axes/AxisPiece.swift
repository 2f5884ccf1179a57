import SwiftUI

/// What is shown at one value.
public enum _AxisPiece {
    /// A line through the chart.
    case grid(StrokeStyle?, (any ShapeStyle)?)
    /// A short line at the edge.
    case tick(StrokeStyle?, (any ShapeStyle)?)
    /// Words at the edge; nil for those of the value.
    case label(AnyView?, _AxisLabelLook = _AxisLabelLook())
}

/// How words at an edge look.
public struct _AxisLabelLook {
    /// Whether they stand in the middle between their value and the next.
    var isCentered = false
    /// The point of theirs that is at the value; nil for what the axis has.
    var anchor: UnitPoint?
    /// From the edge, in points; nil for the usual.
    var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)
    var decorate: @MainActor (AnyView) -> AnyView = { $0 }

    /// As they are.
    public init() {}
}
