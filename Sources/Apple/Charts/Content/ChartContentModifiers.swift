public import SwiftUI

extension ChartContent {
    private func changed(_ change: (inout _ChartMark) -> Void) -> _ChartMarks {
        _ChartMarks(
            marks: _marks.map { mark in
                var mark = mark
                change(&mark)
                return mark
            })
    }

    /// Sets with what marks are drawn.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { changed { $0.style = style } }

    /// Sets the colour of marks by a value: each has one of its own, which the legend names.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.styleBy = value.entry
            if $0.series == nil { $0.series = value.entry.value.words }
        }
    }

    /// Puts bars of different values beside each other.
    public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
        changed { $0.positionBy = value.entry }
    }

    /// Sets how lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.stroke = style } }

    /// Sets how points of lines and areas are joined.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }

    /// Rounds the corners of bars and sectors, by a radius in points.
    public func cornerRadius(_ radius: CGFloat) -> some ChartContent { changed { $0.cornerRadius = radius } }

    /// Sets how much marks let through, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity = opacity } }

    /// Shows points of lines in a form.
    public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
        changed {
            $0.showsSymbol = true
            $0.symbol = symbol
        }
    }

    /// Shows points, and those of lines, in forms that tell values apart.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.showsSymbol = true
            $0.symbolBy = value.entry
            if $0.series == nil { $0.series = value.entry.value.words }
        }
    }

    /// Sets the area of points, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = area } }

    /// Sets which marks are drawn in front of others.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    /// Shows a view beside each mark, or over it.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed {
            $0.annotations.append(
                ChartAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4, content: view))
        }
    }
}
