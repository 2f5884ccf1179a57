import CoreGraphics

/// The areas of a symbol, which can be made bolder or lighter.
struct SymbolOutline: Sendable {
    /// One closed line and on which side of it the area lies.
    private struct Contour: Sendable {
        var segments: [CGPath.Segment]
        /// Which way points move, along the direction of the line turned clockwise, so that the area grows.
        var outward: CGFloat
        /// Whether the area is around it, rather than within.
        var isHole: Bool
    }

    let path: CGPath
    let rule: CGPathFillRule
    /// The area the path covers.
    let box: CGRect
    /// A filled shape whose lines are cut out of it: bolder ones are wider holes.
    let isSolid: Bool
    private let contours: [Contour]

    init(_ path: CGPath, rule: CGPathFillRule, isSolid: Bool = false) {
        self.path = path
        self.rule = rule
        self.isSolid = isSolid
        box = path.boundingBoxOfPath
        contours = Self.split(path).map { segments in
            let (turn, isHole) = Self.side(segments, of: path, rule)
            return Contour(segments: segments, outward: isHole ? -turn : turn, isHole: isHole)
        }
    }

    static func split(_ path: CGPath) -> [[CGPath.Segment]] {
        var result: [[CGPath.Segment]] = []
        for segment in path.segments {
            if case .move = segment { result.append([]) }
            if result.isEmpty { result.append([]) }
            result[result.count - 1].append(segment)
        }
        return result
    }

    /// The sign of the area tells how the line runs, and a point beside it whether what is inside it is filled.
    private static func side(
        _ segments: [CGPath.Segment], of path: CGPath, _ rule: CGPathFillRule
    ) -> (turn: CGFloat, isHole: Bool) {
        let points = segments.flatMap(\.points)
        guard points.count > 2 else { return (0, false) }
        var area: CGFloat = 0
        for index in points.indices {
            let (p, q) = (points[index], points[(index + 1) % points.count])
            area += p.x * q.y - q.x * p.y
        }
        guard area != 0 else { return (0, false) }
        let turn: CGFloat = area > 0 ? 1 : -1
        let middle = Self.beside(segments, by: -0.03 * turn)
        return (turn, middle.map { !path.contains($0, using: rule) } ?? false)
    }

    /// A point near the middle of the longest segment, to its side.
    private static func beside(_ segments: [CGPath.Segment], by distance: CGFloat) -> CGPoint? {
        var current: CGPoint?
        var best: (length: CGFloat, point: CGPoint)?
        for segment in segments {
            guard let end = segment.points.last else { continue }
            defer { current = end }
            guard let from = current else { continue }
            let (middle, direction): (CGPoint, CGVector) =
                switch segment {
                case .quad(let c, let p):
                    (
                        CGPoint(x: (from.x + 2 * c.x + p.x) / 4, y: (from.y + 2 * c.y + p.y) / 4),
                        CGVector(dx: p.x - from.x, dy: p.y - from.y)
                    )
                case .cubic(let c1, let c2, let p):
                    (
                        CGPoint(
                            x: (from.x + 3 * c1.x + 3 * c2.x + p.x) / 8, y: (from.y + 3 * c1.y + 3 * c2.y + p.y) / 8),
                        CGVector(dx: c2.x + p.x - from.x - c1.x, dy: c2.y + p.y - from.y - c1.y)
                    )
                default:
                    (
                        CGPoint(x: (from.x + end.x) / 2, y: (from.y + end.y) / 2),
                        CGVector(dx: end.x - from.x, dy: end.y - from.y)
                    )
                }
            let length = hypot(direction.dx, direction.dy)
            guard length > best?.length ?? 0 else { continue }
            best = (
                length,
                CGPoint(x: middle.x + direction.dy / length * distance, y: middle.y - direction.dx / length * distance)
            )
        }
        return best?.point
    }

    /// The area with lines thicker by twice the distance: its edges move outwards, those of a solid shape's holes too.
    func grown(by distance: CGFloat) -> CGPath {
        guard abs(distance) > 0.001 else { return path }
        let result = CGMutablePath()
        for contour in contours {
            let moved = isSolid ? (contour.isHole ? -distance : 0) : distance
            Self.add(contour.segments, moved: moved * contour.outward, to: result)
        }
        return result
    }

    /// Every point, those that steer curves too, moves along the bisector of the lines that meet there.
    private static func add(_ segments: [CGPath.Segment], moved distance: CGFloat, to path: CGMutablePath) {
        var points = segments.flatMap(\.points)
        // The way back to the beginning is the same point again.
        let closes = points.count > 1 && points[0].isNear(points[points.count - 1])
        if closes { points.removeLast() }
        let count = points.count
        guard count > 2 else { return }
        var moved = points
        for index in 0..<count {
            let point = points[index]
            var before = index, after = index
            repeat { before = (before + count - 1) % count } while before != index && points[before].isNear(point)
            repeat { after = (after + 1) % count } while after != index && points[after].isNear(point)
            guard before != index, after != index else { continue }
            let (a, b) = (points[before], points[after])
            let (near, far) = (hypot(point.x - a.x, point.y - a.y), hypot(b.x - point.x, b.y - point.y))
            let (inX, inY) = ((point.x - a.x) / near, (point.y - a.y) / near)
            let (outX, outY) = ((b.x - point.x) / far, (b.y - point.y) / far)
            // A sharp corner goes out no farther than three times the distance.
            let spread = max(1 + inX * outX + inY * outY, 0.22)
            moved[index] = CGPoint(
                x: point.x + distance * (inY + outY) / spread, y: point.y - distance * (inX + outX) / spread)
        }
        var next = 0
        func take() -> CGPoint {
            defer { next += 1 }
            return moved[next % count]
        }
        for segment in segments {
            switch segment {
            case .move: path.move(to: take())
            case .line: path.addLine(to: take())
            case .quad:
                let control = take()
                path.addQuadCurve(to: take(), control: control)
            case .cubic:
                let (first, second) = (take(), take())
                path.addCurve(to: take(), control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
    }
}

extension CGPath.Segment {
    /// Those that steer it, and where it ends.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let c1, let c2, let p): [c1, c2, p]
        case .close: []
        }
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-4 && abs(y - other.y) < 1e-4 }
}
