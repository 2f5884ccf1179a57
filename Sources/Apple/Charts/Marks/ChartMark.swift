import CoreGraphics
public import SwiftUI

/// How a mark is drawn.
public struct _ChartMark {
    enum Form {
        case bar(width: MarkDimension), line, area, point, rule
        case rectangle(width: MarkDimension, height: MarkDimension)

        /// A rectangle as large as its values have room.
        static var wholeRectangle: Form { .rectangle(width: .automatic, height: .automatic) }
        case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
    }

    let form: Form
    var x: ChartValue?
    var y: ChartValue?
    var xEnd: ChartValue?
    var yEnd: ChartValue?
    /// Where it begins and ends along an axis of which it has no value, in points; nil for the plot's edges.
    var xPlace: (start: CGFloat?, end: CGFloat?) = (nil, nil)
    var yPlace: (start: CGFloat?, end: CGFloat?) = (nil, nil)
    /// What tells lines apart.
    var series: String?
    var stacking = MarkStackingMethod.standard
    var style: (any ShapeStyle)?
    var styleBy: ChartValue?
    var positionBy: ChartValue?
    var stroke: StrokeStyle?
    var strokeBy: ChartValue?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
    var symbolArea: CGFloat?
    var showsSymbol = false
    var symbol: any ChartSymbolShape = BasicChartSymbolShape.circle
    /// In points; else the area says.
    var symbolSize: CGSize?
    /// What stands in the place of the form.
    var symbolView: AnyView?
    var symbolBy: ChartValue?
    var sizeBy: ChartValue?
    var annotations: [ChartAnnotation] = []
    var zIndex: Double = 0
    /// In points.
    var offset = CGSize.zero
    var stretch = ChartStretch()
    /// What the mark stands for, until its points are found.
    var function: ChartFunction?

    init(
        _ form: Form, x: ChartValue? = nil, xEnd: ChartValue? = nil, y: ChartValue? = nil, yEnd: ChartValue? = nil,
        series: ChartValue? = nil, stacking: MarkStackingMethod = .standard
    ) {
        self.stacking = stacking
        self.form = form
        (self.x, self.xEnd, self.y, self.yEnd) = (x, xEnd, y, yEnd)
        self.series = series?.value.words
    }

    /// The same, at a place along an axis of which it has no value.
    func placed(x: (CGFloat?, CGFloat?) = (nil, nil), y: (CGFloat?, CGFloat?) = (nil, nil)) -> _ChartMark {
        var copy = self
        (copy.xPlace, copy.yPlace) = (x, y)
        return copy
    }
}
