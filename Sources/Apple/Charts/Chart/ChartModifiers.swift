public import SwiftUI

extension View {
    private func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    /// Shows or hides the axis below.
    public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.xAxis.visibility = visibility } }
    /// Shows or hides the axis at the side.
    public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.yAxis.visibility = visibility } }

    /// Sets what is shown along the axis below.
    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let parts = content()._parts
        return chart { $0.xAxis.marks = parts }
    }

    /// Sets what is shown along the axis at the side.
    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let parts = content()._parts
        return chart { $0.yAxis.marks = parts }
    }

    /// Names the axis below.
    public func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        chart { $0.xAxis.label = AnyView(Text(labelKey)) }
    }
    /// Names the axis below.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(_ label: S) -> some View {
        let view = AnyView(Text(label))
        return chart { $0.xAxis.label = view }
    }
    /// Names the axis at the side.
    public func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
        chart { $0.yAxis.label = AnyView(Text(labelKey)) }
    }
    /// Names the axis at the side.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(_ label: S) -> some View {
        let view = AnyView(Text(label))
        return chart { $0.yAxis.label = view }
    }

    /// Shows or hides the names of colours.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
    /// Sets where the names of colours are: above or below.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.legendPosition = position }
    }

    /// Sets the values of the axis below.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let values = domain._domain
        return chart { $0.xDomain = ChartDomain(values) }
    }
    /// Sets the values of the axis at the side.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let values = domain._domain
        return chart { $0.yDomain = ChartDomain(values) }
    }

    /// Sets the colours of values.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let colors = mapping.map { ($0.key._plotted, $0.value as any ShapeStyle) }
        return chart { $0.colors = colors }
    }

    /// Sets the colours of values, in their order.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], range: [S]
    ) -> some View {
        let colors = zip(domain, range).map { ($0._plotted, $1 as any ShapeStyle) }
        return chart { $0.colors = colors }
    }

    /// Sets the colours that values take in turn.
    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { chart { $0.palette = range } }

    /// Shows a view over the chart, which can ask where values are.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.overlay = { AnyView(content($0)) } } }

    /// Shows a view behind the chart, which can ask where values are.
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.background = { AnyView(content($0)) } } }

    /// Changes the view that the marks are drawn in.
    public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V) -> some View {
        chart { $0.plotStyle = { AnyView(content($0)) } }
    }
}
