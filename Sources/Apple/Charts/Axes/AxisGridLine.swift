public import SwiftUI

/// A line through the chart.
public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?
    private var color: (any ShapeStyle)?
    /// Creates a line; nil for the usual one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public var _pieces: [_AxisPiece] { [.grid(stroke, color)] }
    /// Sets the colour of the line.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
        var copy = self
        copy.color = style
        return copy
    }
}
