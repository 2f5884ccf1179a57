public import CoreGraphics

/// Where an axis of a chart begins and ends.
public protocol PositionScaleRange {
    /// What stays free at the ends, in points.
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// All of the plot, or all but some points at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    let start: CGFloat
    let end: CGFloat

    public var _padding: (start: CGFloat, end: CGFloat) { (start, end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the plot.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }

    /// All of the plot but some points at both of its ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// All of the plot but some points at its ends.
    public static func plotDimension(startPadding: CGFloat, endPadding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: startPadding, end: endPadding)
    }
}
