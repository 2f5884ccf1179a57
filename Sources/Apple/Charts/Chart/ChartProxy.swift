public import CoreGraphics

/// Tells where values are in a chart.
public struct ChartProxy {
    let plan: ChartPlan?

    /// The size of the part that marks are drawn in.
    public var plotSize: CGSize { plan?.plot.size ?? .zero }
    /// Where a value is from the plot's left edge, in points; nil for one that the chart does not show.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.flatMap { $0.x.position(ChartValue(label: "", value: value._plotted)) }
    }
    /// Where a value is from the plot's upper edge, in points; nil for one that the chart does not show.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.flatMap { $0.y.position(ChartValue(label: "", value: value._plotted)) }
    }
    /// The value at a distance from the plot's left edge; nil where there is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plan?.x.value(at: position) as? P
    }
    /// The value at a distance from the plot's upper edge; nil where there is none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plan?.y.value(at: position) as? P
    }
}
