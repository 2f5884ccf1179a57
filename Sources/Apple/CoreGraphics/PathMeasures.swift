import Foundation

/// Grows to hold points and curves.
struct PointBox {
    private var minX = CGFloat.infinity, minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

    var rect: CGRect {
        minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        add(p0)
        add(p3)
        for t in Self.extrema(p0.x, p1.x, p2.x, p3.x) + Self.extrema(p0.y, p1.y, p2.y, p3.y) {
            add(bezier(p0, p1, p2, p3, t))
        }
    }

    /// Where the derivative of one coordinate is zero, inside the curve.
    private static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let qa = -a + 3 * b - 3 * c + d, qb = 2 * (a - 2 * b + c), qc = b - a
        var roots: [CGFloat] = []
        if abs(qa) < 1e-12 {
            if abs(qb) > 1e-12 { roots.append(-qc / qb) }
        } else {
            let discriminant = qb * qb - 4 * qa * qc
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// The point of a cubic at `t`.
func bezier(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t
    return CGPoint(
        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
}

/// Counts how an outline winds round a point, by the lines that cross the ray from it to the right.
struct WindingCounter {
    let point: CGPoint
    private(set) var count = 0
    private(set) var crossings = 0
    private var start = CGPoint.zero
    private var current = CGPoint.zero

    init(point: CGPoint) { self.point = point }

    mutating func add(_ segment: CGPath.Segment) {
        switch segment {
        case .move(let p):
            line(to: start)
            start = p
            current = p
        case .line(let p): line(to: p)
        case .quad(let c, let p):
            let (c1, c2) = CGPath.cubicControls(current, c, p)
            curve(c1, c2, p)
        case .cubic(let c1, let c2, let p): curve(c1, c2, p)
        case .close: line(to: start)
        }
    }

    mutating func finish() { line(to: start) }

    private mutating func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
        let from = current
        // Thirty-two chords are within 0.1% of a curve's size of it.
        for i in 1...32 { line(to: i == 32 ? p : bezier(from, c1, c2, p, CGFloat(i) / 32)) }
    }

    private mutating func line(to end: CGPoint) {
        let from = current
        current = end
        guard (from.y <= point.y) != (end.y <= point.y) else { return }
        let x = from.x + (point.y - from.y) / (end.y - from.y) * (end.x - from.x)
        guard x > point.x else { return }
        crossings += 1
        count += end.y > from.y ? 1 : -1
    }
}
