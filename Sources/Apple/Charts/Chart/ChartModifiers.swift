public import SwiftUI

extension View {
    func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
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

    /// Names the axis below, with words that are translated.
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Names the axis below, with words as they are.
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Names the axis below by a view.
    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.xAxis.label = label }
    }
    /// Names the axis at the side, with words that are translated.
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    /// Names the axis at the side, with words as they are.
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    /// Names the axis at the side by a view.
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return chart { $0.yAxis.label = label }
    }

    /// Shows or hides the names of colours.
    public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
    /// Sets where the names of colours are: above or below.
    public func chartLegend(
        position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { $0.legendPosition = position }
    }
    /// Shows a view in the place of the names of colours, above or below.
    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart {
            $0.legendPosition = position
            $0.legendView = ChartAxisLabel(view: view, position: position, alignment: alignment, spacing: spacing)
        }
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

    /// Sets the forms of values.
    public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let symbols = mapping.map { ($0.key._plotted, $0.value as any ChartSymbolShape) }
        return chart { $0.symbols = symbols }
    }

    /// Sets the forms of values, in their order.
    public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(domain: [Value], range: [S]) -> some View {
        let symbols = zip(domain, range).map { ($0._plotted, $1 as any ChartSymbolShape) }
        return chart { $0.symbols = symbols }
    }

    /// Sets the colours of values by a block.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> S
    ) -> some View {
        let colors = domain.map { ($0._plotted, mapping($0) as any ShapeStyle) }
        return chart { $0.colors = colors }
    }

    /// Sets the colours of the values of the chart's marks by a block.
    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        mapping: @escaping (Value) -> S
    ) -> some View {
        chart { $0.colorMapping = { plotted in Value(plotted: plotted).map { mapping($0) as any ShapeStyle } } }
    }

    /// Lets a person scroll the chart, where only a part of an axis is shown.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.visible.axes = axes } }

    /// Shows so much of the axis below at a time: of its numbers, of its dates in seconds, or so many of its names.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length._plotted.number
        return chart { $0.visible.xLength = length }
    }

    /// Says where the part of the axis below begins that is shown, and is told where as a person scrolls.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart { settings in
            settings.visible.xBinding = (
                { x.wrappedValue._plotted }, { if let value = P(plotted: $0) { x.wrappedValue = value } }
            )
        }
    }

    /// Says where the part of the axis below begins that is shown first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        let value = initialX._plotted
        return chart { $0.visible.xStart = value }
    }

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
