public import SwiftUI

/// What a domain and a type change of an axis.
private func scaleChange<Domain: ScaleDomain>(
    _ domain: Domain, _ type: ScaleType?
) -> (inout ChartDomain?, inout ChartAxisScale) -> Void {
    { given, scale in
        if let type { scale.type = type }
        if let automatic = domain as? AutomaticScaleDomain {
            given = nil
            scale.includesZero = automatic.includesZero
            scale.isReversed = automatic.isReversed
        } else {
            given = ChartDomain(domain._domain)
        }
    }
}

extension View {
    /// Sets the values of the axis below, and how far they are apart.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let change = scaleChange(domain, type)
        return chart { change(&$0.xDomain, &$0.xScale) }
    }

    /// Sets where the axis below begins and ends, and how far values are apart.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let padding = range._padding
        return chart {
            $0.xScale.padding = padding
            if let type { $0.xScale.type = type }
        }
    }

    /// Sets the values of the axis below, where it begins and ends, and how far values are apart.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartXScale(domain: domain, type: type).chartXScale(range: range)
    }

    /// Sets how far values are apart along the axis below.
    public func chartXScale(type: ScaleType) -> some View { chart { $0.xScale.type = type } }

    /// Sets the values of the axis at the side, and how far they are apart.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let change = scaleChange(domain, type)
        return chart { change(&$0.yDomain, &$0.yScale) }
    }

    /// Sets where the axis at the side begins and ends, and how far values are apart.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        let padding = range._padding
        return chart {
            $0.yScale.padding = padding
            if let type { $0.yScale.type = type }
        }
    }

    /// Sets the values of the axis at the side, where it begins and ends, and how far values are apart.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartYScale(domain: domain, type: type).chartYScale(range: range)
    }

    /// Sets how far values are apart along the axis at the side.
    public func chartYScale(type: ScaleType) -> some View { chart { $0.yScale.type = type } }
}

extension View {
    /// Sets how lines of values are drawn.
    public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>) -> some View {
        let strokes = mapping.map { ($0.key._plotted, $0.value) }
        return chart { $0.strokes = strokes }
    }

    /// Sets how lines of values are drawn, in their order.
    public func chartLineStyleScale<Value: Plottable>(domain: [Value], range: [StrokeStyle]) -> some View {
        let strokes = range.isEmpty ? [] : domain.enumerated().map { ($1._plotted, range[$0 % range.count]) }
        return chart { $0.strokes = strokes }
    }

    /// Sets the areas of points of values, in square points.
    public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>) -> some View {
        let areas = mapping.map { ($0.key._plotted, $0.value) }
        return chart { $0.areas = areas }
    }

    /// Sets the areas of points of the least and the greatest number, in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { chart { $0.areaRange = range } }
}
