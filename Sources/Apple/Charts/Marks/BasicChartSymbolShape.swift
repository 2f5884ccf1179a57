public import CoreGraphics
public import SwiftUI

/// The form of a point.
public protocol ChartSymbolShape: Shape {
    /// The part of a square from 0 to 1 that the form is made to fill, so that forms look as large as each other.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its corner.
    nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// Five sides.
    nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// Two bars, upright and level.
    nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// Two bars between corners.
    nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// Three bars.
    nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// The forms that there are.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable, Sendable {
    enum Kind: Equatable, CaseIterable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }
    let kind: Kind
    /// The width of the line around the form, in points; nil for one that is filled.
    private var border: CGFloat?

    nonisolated init(kind: Kind) { self.kind = kind }

    /// The same form as a line.
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var copy = self
        copy.border = lineWidth
        return copy
    }

    /// The form in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        guard let border else { return filled(rect) }
        return filled(rect.insetBy(dx: border / 2, dy: border / 2)).strokedPath(StrokeStyle(lineWidth: border))
    }

    nonisolated private func filled(_ rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: Self.polygon(3, rect)
        case .diamond: Self.polygon(4, rect)
        case .pentagon: Self.polygon(5, rect)
        case .plus: Self.bars([0, .pi / 2], rect)
        case .cross: Self.bars([.pi / 4, -.pi / 4], rect)
        case .asterisk: Self.bars([.pi / 2, .pi / 6, -.pi / 6], rect)
        }
    }

    /// Corners at the same distances on a circle, of which one is at the top.
    nonisolated private static func polygon(_ count: Int, _ rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<count).map { index in
                    let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
                    return CGPoint(
                        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                })
            path.closeSubpath()
        }
    }

    /// Bars through the middle, a quarter as thick as they are long.
    nonisolated private static func bars(_ angles: [Double], _ rect: CGRect) -> Path {
        Path { path in
            for angle in angles {
                let bar = CGRect(
                    x: -rect.width / 2, y: -rect.height / 8, width: rect.width, height: rect.height / 4)
                let turn = CGAffineTransform(rotationAngle: angle)
                    .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
                path.addPath(Path(bar).applying(turn))
            }
        }
    }
}
