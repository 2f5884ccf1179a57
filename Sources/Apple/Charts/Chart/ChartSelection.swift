public import SwiftUI

/// What is told as a finger moves over a chart.
@MainActor
struct ChartSelection {
    /// Takes where the finger was put down and where it is, from the plot's corner; nil when it is lifted.
    let choose: @MainActor (ChartPlan, CGPoint?, CGPoint?) -> Void

    /// Sets a binding to the value under the finger.
    static func value<P: Plottable>(
        _ binding: Binding<P?>, _ find: @escaping @MainActor (ChartPlan, CGPoint) -> _PlottedValue?
    ) -> ChartSelection {
        ChartSelection { plan, _, point in
            let value = point.flatMap { find(plan, $0) }.flatMap(P.init(plotted:))
            if binding.wrappedValue?._plotted != value?._plotted { binding.wrappedValue = value }
        }
    }

    /// Sets a binding to what is between where the finger was put down and where it is.
    static func range<P: Plottable & Comparable>(
        _ binding: Binding<ClosedRange<P>?>, _ find: @escaping @MainActor (ChartPlan, CGPoint) -> _PlottedValue?
    ) -> ChartSelection {
        ChartSelection { plan, start, point in
            let ends = [start, point].compactMap { $0.flatMap { find(plan, $0) }.flatMap(P.init(plotted:)) }
            let range = ends.count == 2 ? min(ends[0], ends[1])...max(ends[0], ends[1]) : nil
            if binding.wrappedValue != range { binding.wrappedValue = range }
        }
    }
}

extension ChartPlan {
    /// How far around a circle a point is from the top, clockwise, from 0 to 1.
    func turn(at point: CGPoint) -> Double {
        let angle = atan2(point.y - plot.height / 2, point.x - plot.width / 2) + .pi / 2
        let turn = angle / (2 * .pi)
        return turn < 0 ? turn + 1 : turn
    }

    /// The sum of the sectors up to there; nil in a chart that is not round.
    func value(atTurn turn: Double) -> _PlottedValue? {
        guard isRound else { return nil }
        let total = marks.compactMap { $0.x?.value.number }.reduce(0) { $0 + max($1, 0) }
        return .number(turn * total)
    }

    private static func inside(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length) }

    fileprivate func xValue(_ point: CGPoint) -> _PlottedValue? {
        // The far edge belongs to the last name.
        x.value(at: Self.inside(point.x, x.isNamed ? x.length - 0.01 : x.length))
    }

    fileprivate func yValue(_ point: CGPoint) -> _PlottedValue? {
        y.value(at: Self.inside(point.y, y.isNamed ? y.length - 0.01 : y.length))
    }
}

extension View {
    fileprivate func selection(
        _ path: WritableKeyPath<ChartSettings, [ChartSelection]>, _ selection: ChartSelection
    ) -> some View {
        transformEnvironment(\.chartSettings) { $0[keyPath: path].append(selection) }
    }

    /// Sets a binding to the value under a finger from left to right, and to nil when the finger is lifted.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(\.xSelections, .value(value) { $0.xValue($1) })
    }
    /// Sets a binding to the values that a finger has gone over from left to right, and to nil when it is lifted.
    public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selection(\.xSelections, .range(range) { $0.xValue($1) })
    }
    /// Sets a binding to the value under a finger from above to below, and to nil when the finger is lifted.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(\.ySelections, .value(value) { $0.yValue($1) })
    }
    /// Sets a binding to the values that a finger has gone over from above to below, and to nil when it is lifted.
    public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        selection(\.ySelections, .range(range) { $0.yValue($1) })
    }
    /// Sets a binding to the value under a finger around a circle, and to nil when the finger is lifted: the sum of the
    /// sectors up to the finger, from the top and clockwise.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        selection(\.angleSelections, .value(value) { plan, point in plan.value(atTurn: plan.turn(at: point)) })
    }
    /// Has a gesture of the app in place of the one that chooses values.
    public func chartGesture<G: Gesture>(_ body: @escaping @MainActor (ChartProxy) -> G) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            settings.gesture = { view, proxy in AnyView(view.gesture(body(proxy))) }
        }
    }
}

/// Takes fingers over the plot of a chart.
struct ChartTouchArea: View {
    let plan: ChartPlan
    let proxy: ChartProxy

    private var selections: [ChartSelection] {
        let settings = plan.settings
        return settings.xSelections + settings.ySelections + settings.angleSelections
    }

    var body: some View {
        let area = Color.clear.contentShape(Rectangle())
        if let gesture = plan.settings.gesture {
            gesture(AnyView(area), proxy)
        } else if !selections.isEmpty {
            area.simultaneousGesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        for selection in selections { selection.choose(plan, drag.startLocation, drag.location) }
                    }
                    .onEnded { _ in
                        for selection in selections { selection.choose(plan, nil, nil) }
                    })
        }
    }
}
