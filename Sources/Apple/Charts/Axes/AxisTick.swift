public import SwiftUI

/// A short line at the edge.
public struct AxisTick: AxisMark {
    private let stroke: StrokeStyle?
    private var color: (any ShapeStyle)?
    /// Creates a line; nil for the usual one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public var _pieces: [_AxisPiece] { [.tick(stroke, color)] }
    /// Sets the colour of the line.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick {
        var copy = self
        copy.color = style
        return copy
    }
}
