public import CoreGraphics
public import SwiftUI

/// Tells where values are in a chart.
@preconcurrency @MainActor
public struct ChartProxy {
    let plan: ChartPlan?
    /// The view that the axes and the plot are in.
    var geometry: GeometryProxy?

    /// The size of the part that marks are drawn in.
    public var plotSize: CGSize { plan?.plot.size ?? .zero }
    /// The part that marks are drawn in, for a `GeometryProxy` of a view over or behind the chart; nil without a chart.
    public var plotFrame: Anchor<CGRect>? {
        guard let plan, let geometry else { return nil }
        return geometry._anchor(plan.plot)
    }
    /// The size of the part that marks are drawn in.
    @available(iOS, deprecated: 100000, message: "Use plotSize")
    public var plotAreaSize: CGSize { plotSize }
    /// The part that marks are drawn in, for a `GeometryProxy` of a view over or behind the chart.
    @available(iOS, deprecated: 100000, message: "Use plotFrame")
    public var plotAreaFrame: Anchor<CGRect> {
        guard let frame = plotFrame else { fatalError("A chart's proxy is of use in a chart alone") }
        return frame
    }

    /// Where a value is from the plot's left edge, in points; nil for one that the chart does not show.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.flatMap { $0.x.position(ChartValue(label: "", value: value._plotted)) }
    }
    /// Where a value is from the plot's upper edge, in points; nil for one that the chart does not show.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.flatMap { $0.y.position(ChartValue(label: "", value: value._plotted)) }
    }
    /// Where two values are from the plot's corner, in points; nil where the chart does not show one of them.
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The value at a distance from the plot's left edge; nil where there is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plan?.x.value(at: position).flatMap(P.init(plotted:))
    }
    /// The value at a distance from the plot's upper edge; nil where there is none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plan?.y.value(at: position).flatMap(P.init(plotted:))
    }
    /// The values at a point from the plot's corner; nil where there are none of the types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// The value around a circle in a direction, from the top and clockwise; nil in a chart that is not round.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        plan?.value(atTurn: angle.degrees / 360).flatMap(P.init(plotted:))
    }

    /// Chooses the value at a distance from the plot's left edge, for `chartXSelection(value:)`.
    public func selectXValue(at position: CGFloat) { select(\.xSelections, CGPoint(x: position, y: 0)) }
    /// Chooses the value at a distance from the plot's upper edge, for `chartYSelection(value:)`.
    public func selectYValue(at position: CGFloat) { select(\.ySelections, CGPoint(x: 0, y: position)) }
    /// Chooses the values between two distances from the plot's left edge, for `chartXSelection(range:)`.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        select(\.xSelections, CGPoint(x: end, y: 0), from: CGPoint(x: start, y: 0))
    }
    /// Chooses the values between two distances from the plot's upper edge, for `chartYSelection(range:)`.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        select(\.ySelections, CGPoint(x: 0, y: end), from: CGPoint(x: 0, y: start))
    }
    /// Chooses the value in a direction, for `chartAngleSelection(value:)`.
    public func selectAngleValue(at angle: Angle) {
        guard let plan else { return }
        let turned = angle.radians - .pi / 2
        let reach = min(plan.plot.width, plan.plot.height) / 4
        select(
            \.angleSelections,
            CGPoint(x: plan.plot.width / 2 + cos(turned) * reach, y: plan.plot.height / 2 + sin(turned) * reach))
    }
    /// The direction of a point from the middle of the plot: from the top and clockwise.
    public func angle(at position: CGPoint) -> Angle {
        guard let plan else { return .zero }
        return .degrees(plan.turn(at: position) * 360)
    }

    private func select(
        _ path: KeyPath<ChartSettings, [ChartSelection]>, _ point: CGPoint, from start: CGPoint? = nil
    ) {
        guard let plan else { return }
        for selection in plan.settings[keyPath: path] { selection.choose(plan, start ?? point, point) }
    }
}
