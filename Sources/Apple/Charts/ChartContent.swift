public import SwiftUI

/// What is drawn in a ``Chart``.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The content that this one is made of.
    associatedtype Body: ChartContent
    /// The content that this one is made of.
    @ChartContentBuilder var body: Body { get }
    /// The marks, from back to front.
    var _marks: [_ChartMark] { get }
}

extension ChartContent {
    public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is made of no other content") }
}

/// Makes content of the statements in a closure.
@resultBuilder @MainActor
public enum ChartContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    /// No content.
    public static func buildBlock() -> _ChartMarks { _ChartMarks(marks: []) }
    /// Takes the only content of a closure.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// The content of a closure, in order.
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartMarks {
        var marks: [_ChartMark] = []
        repeat marks += (each content)._marks
        return _ChartMarks(marks: marks)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    /// The content of the branch that was taken.
    public static func buildEither<Content: ChartContent>(first: Content) -> _ChartMarks {
        _ChartMarks(marks: first._marks)
    }
    /// The content of the branch that was taken.
    public static func buildEither<Content: ChartContent>(second: Content) -> _ChartMarks {
        _ChartMarks(marks: second._marks)
    }
    /// The content of an `if #available`.
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> _ChartMarks {
        _ChartMarks(marks: content._marks)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    public var _marks: [_ChartMark] { self?._marks ?? [] }
}

/// Content whose type is not told.
public struct _ChartMarks: ChartContent {
    public typealias Body = Never
    let marks: [_ChartMark]
    public var _marks: [_ChartMark] { marks }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates content for each element, told apart by its `id`.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates content for each element, told apart by a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_elements: data, identify: { $0[keyPath: id] }, content: content) }

    public var _marks: [_ChartMark] { _identified.flatMap { $0.1._marks } }
}

/// How a mark is drawn.
public struct _ChartMark {
    enum Form {
        case bar(width: MarkDimension), line, area, point, rule, rectangle
        case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
    }

    let form: Form
    var x: ChartValue?
    var y: ChartValue?
    var xEnd: ChartValue?
    var yEnd: ChartValue?
    /// What tells lines apart.
    var series: String?
    var style: (any ShapeStyle)?
    var styleBy: ChartValue?
    var positionBy: ChartValue?
    var stroke: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
    var symbolArea: CGFloat?
    var showsSymbol = false
    var symbol = BasicChartSymbolShape.circle
    var annotations: [ChartAnnotation] = []
    var zIndex: Double = 0

    init(_ form: Form) { self.form = form }
}

/// A view at a mark.
struct ChartAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var content: AnyView
}

/// Where a view is beside a mark.
public enum AnnotationPosition: Sendable {
    /// Above, below, in the middle, or at a side of it.
    case automatic, top, bottom, overlay, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How wide something is.
public struct MarkDimension: Sendable {
    enum Kind: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind

    /// As the mark has it.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    /// A part of the room.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    /// The room without so many points at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    func length(of room: CGFloat, automatic: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: automatic
        case .fixed(let value): value
        case .ratio(let part): room * part
        case .inset(let value): max(room - 2 * value, 1)
        }
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// So many points.
    public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }
    /// So many points.
    public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }
}

/// How points of a line are joined.
public struct InterpolationMethod: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case linear, smooth, monotone, step(CGFloat) }
    let kind: Kind

    /// By straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// By curves that go through the points.
    public static var catmullRom: InterpolationMethod { InterpolationMethod(kind: .smooth) }
    /// By curves that go through the points.
    public static var cardinal: InterpolationMethod { InterpolationMethod(kind: .smooth) }
    /// By curves that never go beyond the points.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// By steps in the middle between points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .step(0.5)) }
    /// By steps at the points.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .step(0)) }
    /// By steps before the next points.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .step(1)) }
}

/// The form of a point.
public struct BasicChartSymbolShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case circle, square, triangle, diamond }
    let kind: Kind

    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }

    func path(_ rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle:
            Path {
                $0.addLines([
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                    CGPoint(x: rect.minX, y: rect.maxY),
                ])
                $0.closeSubpath()
            }
        case .diamond:
            Path {
                $0.addLines([
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                    CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
                ])
                $0.closeSubpath()
            }
        }
    }
}
