import SwiftUI

/// What is shown at one value.
public enum _AxisPiece {
    /// A line through the chart.
    case grid(StrokeStyle?, Color?)
    /// A short line at the edge.
    case tick(StrokeStyle?, Color?)
    /// Words at the edge; nil for those of the value.
    case label(AnyView?)
}
