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
    var decorate: @MainActor (AnyView) -> AnyView = { $0 }

    /// As they are.
    public init() {}
}
