import Foundation

/// Makes the outline of what a pen leaves that follows a path: pieces that all turn the same way, so that together they fill
/// what they cover.
struct PathStroker {
    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var segments: [CGPath.Segment] = []

    private var radius: CGFloat { width / 2 }

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// Adds what the pen leaves along a line from point to point.
    mutating func add(_ line: PolyLine) {
        guard width > 0 else { return }
        let points = line.points
        guard points.count > 1 else { return addDot(points, line.isClosed) }
        let pairs =
            zip(points, points.dropFirst()).map { ($0, $1) } + (line.isClosed ? [(points.last!, points[0])] : [])
        let sides = pairs.filter { $0.0 != $0.1 }
        guard let first = sides.first, let last = sides.last else { return addDot(points, line.isClosed) }
        for (from, to) in sides {
            let n = normal(from, to)
            polygon([from + n, to + n, to - n, from - n])
        }
        for (one, next) in zip(sides, sides.dropFirst()) { addJoin(one, next) }
        if line.isClosed {
            addJoin(last, first)
        } else {
            addCap(at: first.0, from: first.1)
            addCap(at: last.1, from: last.0)
        }
    }

    /// A point alone is a dot where ends are not cut off.
    private mutating func addDot(_ points: [CGPoint], _ isClosed: Bool) {
        guard let point = points.first, isClosed || points.count > 1 else { return }
        switch cap {
        case .butt: break
        case .round: circle(point)
        case .square:
            polygon(
                [CGPoint(x: 1, y: 1), CGPoint(x: -1, y: 1), CGPoint(x: -1, y: -1), CGPoint(x: 1, y: -1)].map {
                    CGPoint(x: point.x + $0.x * radius, y: point.y + $0.y * radius)
                })
        }
    }

    private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
        switch cap {
        case .butt: break
        case .round: circle(end)
        case .square:
            let n = normal(inner, end)
            let out = CGPoint(x: -n.y, y: n.x)
            polygon([end + n, end + n + out, end - n + out, end - n])
        }
    }

    private mutating func addJoin(_ one: (CGPoint, CGPoint), _ next: (CGPoint, CGPoint)) {
        let corner = one.1
        var (a, b) = (normal(one.0, one.1), normal(next.0, next.1))
        let turn = a.x * b.y - a.y * b.x
        let along = a.x * b.x + a.y * b.y
        if abs(turn) < 1e-9 * radius * radius, along > 0 { return }
        // The gap is on the outer side.
        if turn < 0 { (a, b) = (CGPoint.zero - a, CGPoint.zero - b) }
        let (p, q) = (corner + a, corner + b)
        if join == .round {
            // A fan whose edges lie within a thousandth of the radius.
            let angle = acos(max(-1, min(1, along / (radius * radius)))) * (turn < 0 ? -1 : 1)
            let steps = max(1, Int((abs(angle) / (.pi / 36)).rounded(.up)))
            let arc = (0...steps).map { step -> CGPoint in
                let (sine, cosine) = (
                    sin(angle * CGFloat(step) / CGFloat(steps)), cos(angle * CGFloat(step) / CGFloat(steps))
                )
                return corner + CGPoint(x: a.x * cosine - a.y * sine, y: a.x * sine + a.y * cosine)
            }
            return polygon([corner] + arc)
        }
        // The tip is as far from the corner as the radius by the cosine of half the turn.
        let cosine = sqrt(max(0, (1 + along / (radius * radius)) / 2))
        if join == .miter, cosine > 1e-6, 1 / cosine <= miterLimit {
            let middle = a + b
            let length = hypot(middle.x, middle.y)
            let reach = radius / cosine
            polygon([
                corner, p, CGPoint(x: corner.x + middle.x / length * reach, y: corner.y + middle.y / length * reach), q,
            ])
        } else {
            polygon([corner, p, q])
        }
    }

    /// Half the width, to the right of the way from one point to another where y grows upwards.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = hypot(dx, dy)
        return CGPoint(x: dy / length * radius, y: -dx / length * radius)
    }

    private mutating func circle(_ center: CGPoint) {
        let rect = CGRect(x: center.x - radius, y: center.y - radius, width: width, height: width)
        segments += CGPath.ellipse(rect)
    }

    /// A polygon that turns as circles do.
    private mutating func polygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) { area += p.x * q.y - p.y * q.x }
        let turned = area < 0 ? points.reversed() : points
        segments.append(.move(turned[0]))
        segments += turned.dropFirst().map { .line($0) }
        segments.append(.close)
    }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
