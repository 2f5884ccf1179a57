public import Foundation
public import SwiftUI

/// What is shown along an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The parts.
    var _parts: [_AxisPart] { get }
}

/// What is shown at one value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The parts.
    var _pieces: [_AxisPiece] { get }
}

/// Marks along an axis.
public struct _AxisPart {
    let values: AxisMarkValues
    let position: AxisMarkPosition
    let pieces: @MainActor (AxisValue) -> [_AxisPiece]
}

/// What is shown at one value.
public enum _AxisPiece {
    /// A line through the chart.
    case grid(StrokeStyle?, Color?)
    /// A short line at the edge.
    case tick(StrokeStyle?, Color?)
    /// Words at the edge; nil for those of the value.
    case label(AnyView?)
}

/// Where marks of an axis stand.
public enum AxisMarkPosition: Sendable {
    /// Where the axis has them, or at an edge.
    case automatic, leading, trailing, top, bottom
}

/// At which values marks stand.
public struct AxisMarkValues {
    enum Kind {
        case automatic(Int?)
        case stride(Double)
        case calendar(Calendar.Component, Int)
        case given([_PlottedValue])
    }

    let kind: Kind

    /// At values that suit the axis.
    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }
    /// At about so many values that suit the axis.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }
    /// At multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(Double(stepSize)))
    }
    /// At the beginnings of parts of the calendar, each or each so many.
    public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, max(count, 1)))
    }
}

/// A value of an axis.
public struct AxisValue {
    let plotted: _PlottedValue
    /// The number of the value along the axis.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    /// The value, if it is of a type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? {
        switch plotted {
        case .number(let number):
            let values: [Any] = [number, Int(number.rounded()), Float(number), CGFloat(number), Decimal(number)]
            return values.lazy.compactMap { $0 as? P }.first
        case .date(let date): return date as? P
        case .name(let name): return name as? P
        }
    }
}

/// Marks along an axis.
public struct AxisMarks: AxisContent {
    public let _parts: [_AxisPart]

    /// Creates the usual marks.
    public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
        _parts = [
            _AxisPart(values: values, position: position) { _ in [.grid(nil, nil), .tick(nil, nil), .label(nil)] }
        ]
    }

    /// Creates the usual marks at values.
    public init<P: Plottable>(position: AxisMarkPosition = .automatic, values: [P]) {
        self.init(position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))))
    }

    /// Creates marks that a block makes.
    public init<Mark: AxisMark>(
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Mark
    ) {
        _parts = [_AxisPart(values: values, position: position) { content($0)._pieces }]
    }

    /// Creates marks that a block makes.
    public init<Mark: AxisMark>(
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping () -> Mark
    ) {
        _parts = [_AxisPart(values: values, position: position) { _ in content()._pieces }]
    }

    /// Creates marks at values that a block makes.
    public init<P: Plottable, Mark: AxisMark>(
        position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> Mark
    ) {
        self.init(position: position, values: AxisMarkValues(kind: .given(values.map(\._plotted))), content: content)
    }

    /// Creates marks whose words are in a format.
    public init<F: FormatStyle>(
        format: F, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        _parts = [
            _AxisPart(values: values, position: position) { value in
                let label = value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) }
                return [.grid(nil, nil), .tick(nil, nil), .label(label)]
            }
        ]
    }
}

/// A line through the chart.
public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?
    private var color: Color?
    /// Creates a line; nil for the usual one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public var _pieces: [_AxisPiece] { [.grid(stroke, color)] }
    /// Sets the colour of the line.
    public func foregroundStyle(_ color: Color) -> AxisGridLine {
        var copy = self
        copy.color = color
        return copy
    }
}

/// A short line at the edge.
public struct AxisTick: AxisMark {
    private let stroke: StrokeStyle?
    private var color: Color?
    /// Creates a line; nil for the usual one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public var _pieces: [_AxisPiece] { [.tick(stroke, color)] }
    /// Sets the colour of the line.
    public func foregroundStyle(_ color: Color) -> AxisTick {
        var copy = self
        copy.color = color
        return copy
    }
}

/// Words at the edge.
public struct AxisValueLabel: AxisMark {
    private let make: @MainActor (AxisValue) -> AnyView?
    private var known: AnyView?

    /// Creates the words of the value.
    public init(centered: Bool? = nil) { make = { _ in nil } }

    /// Creates a label that a block makes.
    public init<V: View>(centered: Bool? = nil, @ViewBuilder content: () -> V) {
        make = { _ in nil }
        known = AnyView(content())
    }

    /// Creates words as they are.
    public init<S: StringProtocol>(_ text: S) {
        make = { _ in nil }
        known = AnyView(Text(text))
    }

    /// Creates words in a format.
    public init<F: FormatStyle>(format: F, centered: Bool? = nil)
    where F.FormatInput: Plottable, F.FormatOutput == String {
        make = { value in value.as(F.FormatInput.self).map { AnyView(Text(verbatim: format.format($0))) } }
    }

    public var _pieces: [_AxisPiece] { [.label(known ?? AxisLabelPlace.current.flatMap(make))] }

    /// Sets the colour of the words.
    public func foregroundStyle(_ color: Color) -> AxisValueLabel {
        var copy = self
        let view = known
        copy.known = view.map { AnyView($0.foregroundColor(color)) }
        return copy
    }
}

/// The value whose marks are made now.
@MainActor
enum AxisLabelPlace {
    static var current: AxisValue?
}

/// Makes marks of the statements in a closure.
@resultBuilder @MainActor
public enum AxisMarkBuilder {
    /// Takes a mark as it is.
    public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
    /// The marks of a closure.
    public static func buildBlock<each Mark: AxisMark>(_ mark: repeat each Mark) -> _AxisPieces {
        var pieces: [_AxisPiece] = []
        repeat pieces += (each mark)._pieces
        return _AxisPieces(pieces: pieces)
    }
    /// The marks of an `if` without `else`.
    public static func buildIf<Mark: AxisMark>(_ mark: Mark?) -> Mark? { mark }
    /// The marks of the branch that was taken.
    public static func buildEither<Mark: AxisMark>(first: Mark) -> _AxisPieces { _AxisPieces(pieces: first._pieces) }
    /// The marks of the branch that was taken.
    public static func buildEither<Mark: AxisMark>(second: Mark) -> _AxisPieces { _AxisPieces(pieces: second._pieces) }
}

/// Several marks.
public struct _AxisPieces: AxisMark {
    let pieces: [_AxisPiece]
    public var _pieces: [_AxisPiece] { pieces }
}

/// Makes the content of an axis of the statements in a closure.
@resultBuilder @MainActor
public enum AxisContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// The content of a closure.
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisParts {
        var parts: [_AxisPart] = []
        repeat parts += (each content)._parts
        return _AxisParts(_parts: parts)
    }
    /// The content of an `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
}

/// Several marks along an axis.
public struct _AxisParts: AxisContent {
    public let _parts: [_AxisPart]
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public var _pieces: [_AxisPiece] { self?._pieces ?? [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public var _parts: [_AxisPart] { self?._parts ?? [] }
}
