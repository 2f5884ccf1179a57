import CoreGraphics
import Foundation

/// A path as pieces one after the other, to go along it.
struct PathWay {
    /// A line or a curve; a line has its handles at its ends.
    struct Piece {
        var start: CGPoint
        var first: CGPoint
        var second: CGPoint
        var end: CGPoint

        func point(at t: Double) -> CGPoint {
            let (t, u) = (CGFloat(t), CGFloat(1 - t))
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: a * start.x + b * first.x + c * second.x + d * end.x,
                y: a * start.y + b * first.y + c * second.y + d * end.y)
        }

        /// As the polyline of sixteen steps has it.
        var length: Double {
            (1...16).reduce(0) { sum, step in
                let (from, to) = (point(at: Double(step - 1) / 16), point(at: Double(step) / 16))
                return sum + Double(hypot(to.x - from.x, to.y - from.y))
            }
        }
    }

    private(set) var pieces: [Piece] = []
    /// Where each piece ends, as a share of the whole.
    private var ends: [Double] = []

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var found: [Piece] = []
        func line(to point: CGPoint) {
            let third = CGPoint(x: (point.x - current.x) / 3, y: (point.y - current.y) / 3)
            found.append(
                Piece(
                    start: current, first: CGPoint(x: current.x + third.x, y: current.y + third.y),
                    second: CGPoint(x: point.x - third.x, y: point.y - third.y), end: point))
            current = point
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, current) = (points[0], points[0])
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint:
                let (handle, end) = (points[0], points[1])
                func between(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (handle.x - point.x) * 2 / 3, y: point.y + (handle.y - point.y) * 2 / 3)
                }
                found.append(Piece(start: current, first: between(current), second: between(end), end: end))
                current = end
            case .addCurveToPoint:
                found.append(Piece(start: current, first: points[0], second: points[1], end: points[2]))
                current = points[2]
            case .closeSubpath: if current != start { line(to: start) }
            }
        }
        pieces = found
        let lengths = found.map(\.length)
        let total = lengths.reduce(0, +)
        var sum = 0.0
        ends = lengths.map { length in
            sum += length
            return total > 0 ? sum / total : 1
        }
    }

    /// The place that is a share of the whole length along the path.
    func place(atShare share: Double) -> (piece: Int, share: Double) {
        let piece = ends.firstIndex { $0 >= share } ?? max(pieces.count - 1, 0)
        let start = piece > 0 ? ends[piece - 1] : 0
        let span = ends[piece] - start
        return (piece, span > 0 ? min(1, max(0, (share - start) / span)) : 1)
    }

    /// The direction of the path at a place; nil for a piece without length.
    func angle(at place: (piece: Int, share: Double)) -> Double? {
        guard pieces.indices.contains(place.piece) else { return nil }
        let piece = pieces[place.piece]
        let (from, to) = (piece.point(at: max(0, place.share - 0.01)), piece.point(at: min(1, place.share + 0.01)))
        guard from != to else { return nil }
        return Double(atan2(to.y - from.y, to.x - from.x))
    }
}
