public import CoreGraphics
public import Foundation

/// What can describe itself as a chart.
public protocol AXChart: NSObjectProtocol {
    /// The description; nil for none. Has no effect: it is asked for by nobody here.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// What a chart shows, in words and numbers.
open class AXChartDescriptor: NSObject, NSCopying {
    /// Which way the values of the first axis go.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// What it is called.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What it is called.
    open var attributedTitle: NSAttributedString?
    /// What there is to see.
    open var summary: String?
    /// Which way the values of the first axis go. From left to right by default.
    open var contentDirection = ContentDirection.leftToRight
    /// Where the values are, in the view's points. Nowhere by default.
    open var contentFrame = CGRect.zero
    /// The values that belong together.
    open var series: [AXDataSeriesDescriptor]
    /// The first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The second axis.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// More axes, of the points' other values.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a description with an attributed title.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.additionalAxes) = (attributedTitle, summary, additionalAxes)
        (xAxis, yAxis, self.series) = (xAxisDescriptor, yAxisDescriptor, series)
        super.init()
    }

    /// Creates a description.
    public convenience init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxisDescriptor,
            yAxis: yAxisDescriptor, additionalAxes: additionalAxes, series: series)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}

/// Values that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// What they are called.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }
    /// What they are called.
    open var attributedName: NSAttributedString
    /// Whether there are values between them, as on a line.
    open var isContinuous: Bool
    /// The values.
    open var dataPoints: [AXDataPoint]

    /// Creates values with an attributed name.
    public init(attributedName name: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (attributedName, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
        super.init()
    }

    /// Creates values.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// A point of a chart.
open class AXDataPoint: NSObject, NSCopying {
    /// A number, or one of several names.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)
    }

    /// On the first axis.
    open var xValue: AXDataPointValue
    /// On the second axis; nil for none.
    open var yValue: AXDataPointValue?
    /// On the other axes.
    open var additionalValues: [AXDataPointValue]
    /// What it is called.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What it is called.
    open var attributedLabel: NSAttributedString?

    init(_ x: AXDataPointValue, _ y: Double?, _ more: [AXDataPointValue], _ label: String?) {
        (xValue, yValue, additionalValues) = (x, y.map { AXDataPointValue(number: $0) }, more)
        attributedLabel = label.map { NSAttributedString(string: $0) }
        super.init()
    }

    /// Creates a point at a number.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
    ) { self.init(AXDataPointValue(number: x), y, additionalValues.map { AXDataPointValue($0) }, label) }

    /// Creates a point at a name.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
    ) { self.init(AXDataPointValue(category: x), y, additionalValues.map { AXDataPointValue($0) }, label) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataPoint(xValue, nil, additionalValues, nil)
        (copy.yValue, copy.attributedLabel) = (yValue, attributedLabel)
        return copy
    }
}

/// A number, or one of several names.
open class AXDataPointValue: NSObject, NSCopying {
    /// The number; not a number for a name.
    open var number: Double
    /// The name; empty for a number.
    open var category: String

    /// Creates a number.
    public init(number: Double) { (self.number, category) = (number, "") }
    /// Creates a name.
    public init(category: String) { (number, self.category) = (.nan, category) }

    convenience init(_ value: AXDataPoint.Value) {
        switch value {
        case .number(let number): self.init(number: number)
        case .category(let name): self.init(category: name)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        number.isNaN ? AXDataPointValue(category: category) : AXDataPointValue(number: number)
    }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
    /// What it is called.
    var title: String { get set }
    /// What it is called.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How far numbers are apart.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// How far numbers are apart. Evenly by default.
    open var scaleType = ScaleType.linear
    /// The least and the greatest number.
    open var range: ClosedRange<Double>
    /// Where lines go through the chart.
    open var gridlinePositions: [Double]
    /// Tells a number in words.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis with an attributed title.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range, self.gridlinePositions) = (attributedTitle, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    /// Creates an axis.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    open var attributedTitle: NSAttributedString
    /// The names, in their order.
    open var categoryOrder: [String]

    /// Creates an axis with an attributed title.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
        super.init()
    }

    /// Creates an axis.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
