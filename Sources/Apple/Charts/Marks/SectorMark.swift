public import CoreGraphics

/// A part of a circle.
public struct SectorMark: ChartContent {
    public typealias Body = Never
    public let _marks: [_ChartMark]

    /// Creates a part of a circle, as large as its value's part of all values. Radii are parts of the radius that there
    /// is room for, or points; `angularInset` is the room between parts at each side, in points.
    public init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        _marks = [_ChartMark(.sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0), x: angle.entry)]
    }
}
