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

    /// Puts bars of different values beside each other. They are so along the axis that they stand on, whichever is said.
    public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil) -> some ChartContent {
        changed { $0.positionBy = value.entry }
    }

    /// Sets how lines are drawn.
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { changed { $0.stroke = style } }

    /// Draws lines in ways that tell values apart.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed {
            $0.strokeBy = value.entry
            if $0.series == nil { $0.series = value.entry.value.words }
        }
    }

    /// Sets how points of lines and areas are joined.
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.interpolation = method }
    }

    /// Rounds the corners of bars and sectors, by a radius in points. They are parts of circles, whatever the style.
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { $0.cornerRadius = radius }
    }

    /// Sets how much marks let through, from 0 to 1.
    public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity = opacity } }

    /// Shows points, and those of lines, in a form.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
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

    /// Shows a view at points, and at those of lines.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed {
            $0.showsSymbol = true
            $0.symbolView = view
        }
    }

    /// Sets the area of points, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { $0.symbolArea = area } }

    /// Sets the size of points.
    public func symbolSize(_ size: CGSize) -> some ChartContent { changed { $0.symbolSize = size } }

    /// Sets the area of points by a value: the greatest number's is 300 square points, if no scale says otherwise.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.sizeBy = value.entry }
    }

    /// Moves marks, by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    /// Moves marks, by points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Tells assistive technology what marks are. Has no effect: a chart is one picture to it.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { changed { _ in } }
    /// Tells assistive technology what marks are worth. Has no effect: a chart is one picture to it.
    public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { changed { _ in } }
    /// Tells assistive technology what marks are. Has no effect: a chart is one picture to it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { changed { _ in } }
    /// Tells assistive technology what marks are. Has no effect: a chart is one picture to it.
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { _ in } }
    /// Tells assistive technology what marks are worth. Has no effect: a chart is one picture to it.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { changed { _ in } }
    /// Tells assistive technology what marks are worth. Has no effect: a chart is one picture to it.
    public func accessibilityValue(_ value: Text) -> some ChartContent { changed { _ in } }
    /// Hides marks from assistive technology. Has no effect: a chart is one picture to it.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { _ in } }
    /// Names marks for tests. Has no effect: a chart is one picture.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changed { _ in } }

    /// Sets which marks are drawn in front of others.
    public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

    /// Shows a view beside each mark, or over it.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return changed {
            $0.annotations.append(
                ChartAnnotation(
                    position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflowResolution,
                    content: view))
        }
    }
}
