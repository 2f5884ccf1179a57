public import CoreGraphics
public import SwiftUI

extension ChartContent {
    /// Moves marks from left to right, and the edges that they begin and end at from above to below, by points.
    ///
    /// A mark begins at its first value, or where there is one alone at the axis, and ends at the other.
    @_disfavoredOverload
    public func offset(x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        stretched(ChartStretch(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd))
    }

    /// Moves the edges that marks begin and end at from left to right, and marks from above to below, by points.
    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat) -> some ChartContent {
        stretched(ChartStretch(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y))
    }

    /// Moves the edges that marks begin and end at, by points.
    @_disfavoredOverload
    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent { stretched(ChartStretch(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)) }

    private func stretched(_ more: ChartStretch) -> some ChartContent {
        _ChartMarks(
            marks: _marks.map { mark in
                var mark = mark
                mark.stretch.xStart += more.xStart
                mark.stretch.xEnd += more.xEnd
                mark.stretch.yStart += more.yStart
                mark.stretch.yEnd += more.yEnd
                return mark
            })
    }
}

/// How far the edges of a mark are moved, in points.
struct ChartStretch: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0

    /// A rectangle with its edges moved.
    ///
    /// - Parameters:
    ///   - xFalls: Whether it begins at the right.
    ///   - yFalls: Whether it begins below.
    func moved(_ rect: CGRect, xFalls: Bool, yFalls: Bool) -> CGRect {
        let left = rect.minX + (xFalls ? xEnd : xStart)
        let right = rect.maxX + (xFalls ? xStart : xEnd)
        let top = rect.minY + (yFalls ? yEnd : yStart)
        let bottom = rect.maxY + (yFalls ? yStart : yEnd)
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }
}
