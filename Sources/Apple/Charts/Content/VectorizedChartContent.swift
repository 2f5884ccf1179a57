public import SwiftUI

/// Marks of all elements of some data, of which more is said by key paths.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// What there is a mark of.
    associatedtype DataElement
    /// The element of each mark.
    var _elements: [DataElement] { get }
}

extension VectorizedChartContent {
    private func each(_ change: (DataElement, inout _ChartMark) -> Void) -> _VectorizedMarks<DataElement> {
        let (elements, marks) = (_elements, _marks)
        return _VectorizedMarks(
            elements: elements,
            marks: zip(elements, marks).map { element, mark in
                var mark = mark
                change(element, &mark)
                return mark
            } + marks.dropFirst(elements.count))
    }

    /// Sets with what each mark is drawn.
    public func foregroundStyle<S: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> { each { $1.style = $0[keyPath: keyPath] } }

    /// Sets the colour of marks by a value: each has one of its own, which the legend names.
    public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { element, mark in
            mark.styleBy = value.entry(element)
            if mark.series == nil { mark.series = mark.styleBy?.value.words }
        }
    }

    /// Puts bars of different values beside each other.
    public func position<P: Plottable>(
        by value: PlottableProjection<DataElement, P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> { each { $1.positionBy = value.entry($0) } }

    /// Sets how lines are drawn.
    public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
        each { $1.stroke = $0[keyPath: keyPath] }
    }

    /// Draws lines in ways that tell values apart.
    public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { element, mark in
            mark.strokeBy = value.entry(element)
            if mark.series == nil { mark.series = mark.strokeBy?.value.words }
        }
    }

    /// Sets how much each mark lets through, from 0 to 1.
    public func opacity(_ keyPath: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> {
        each { $1.opacity = $0[keyPath: keyPath] }
    }

    /// Sets the radius of each mark's corners, in points.
    public func cornerRadius(
        _ keyPath: KeyPath<DataElement, CGFloat>, style: RoundedCornerStyle = .continuous
    ) -> some VectorizedChartContent<DataElement> { each { $1.cornerRadius = $0[keyPath: keyPath] } }

    /// Shows points in the form of each.
    public func symbol<S: ChartSymbolShape>(
        _ keyPath: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        each {
            $1.showsSymbol = true
            $1.symbol = $0[keyPath: keyPath]
        }
    }

    /// Shows points in forms that tell values apart.
    public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        each { element, mark in
            mark.showsSymbol = true
            mark.symbolBy = value.entry(element)
            if mark.series == nil { mark.series = mark.symbolBy?.value.words }
        }
    }

    /// Sets the area of each point, in square points.
    public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
        each { $1.symbolArea = $0[keyPath: keyPath] }
    }

    /// Sets the area of points by a value: the greatest number's is 300 square points, if no scale says otherwise.
    public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> { each { $1.sizeBy = value.entry($0) } }

    /// Moves each mark, by points.
    public func offset(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
        each { element, mark in
            mark.offset.width += element[keyPath: keyPath].width
            mark.offset.height += element[keyPath: keyPath].height
        }
    }

    /// Tells assistive technology what each mark is. Has no effect: a chart is one picture to it.
    public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { _, _ in }
    }
    /// Tells assistive technology what each mark is worth. Has no effect: a chart is one picture to it.
    public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
        each { _, _ in }
    }
}

/// Marks of elements, of which more was said.
struct _VectorizedMarks<DataElement>: VectorizedChartContent {
    typealias Body = Never
    let _elements: [DataElement]
    let _marks: [_ChartMark]

    init(elements: [DataElement], marks: [_ChartMark]) { (_elements, _marks) = (elements, marks) }
}
