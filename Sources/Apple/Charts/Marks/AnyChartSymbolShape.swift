public import CoreGraphics
public import SwiftUI

/// A form of a point whose type is not told.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let outline: @Sendable (CGRect) -> Path
    private let area: @Sendable () -> CGRect

    /// Hides the type of a form.
    nonisolated public init<S: ChartSymbolShape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        area = { shape.perceptualUnitRect }
    }

    nonisolated init<S: InsettableShape & ChartSymbolShape>(bordering shape: S, width: CGFloat) {
        outline = { shape.inset(by: width / 2).path(in: $0).strokedPath(StrokeStyle(lineWidth: width)) }
        area = { shape.perceptualUnitRect }
    }

    nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
    nonisolated public var perceptualUnitRect: CGRect { area() }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The form as a line, in points, within its edge.
    @_disfavoredOverload
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> AnyChartSymbolShape {
        AnyChartSymbolShape(bordering: self, width: lineWidth)
    }
}
