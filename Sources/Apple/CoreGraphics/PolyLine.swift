import Foundation

/// A part of a path, as straight lines from point to point.
struct PolyLine {
    var points: [CGPoint]
    /// Whether a line leads from the last point to the first.
    var isClosed = false

    /// The parts of a path.
    static func parts(of path: CGPath) -> [PolyLine] {
        var parts: [PolyLine] = []
        var current = PolyLine(points: [])
        // The point that a closed part leaves behind is no part until a line leads on from it.
        var followsClosed = false
        func end() {
            if current.points.count > (followsClosed ? 1 : 0) { parts.append(current) }
            followsClosed = false
        }
        for segment in path.segments {
            switch segment {
            case .move(let point):
                end()
                current = PolyLine(points: [point])
            case .line(let point): current.points.append(point)
            case .quad(let control, let point):
                let from = current.points.last ?? control
                let (c1, c2) = CGPath.cubicControls(from, control, point)
                current.addCurve(from, c1, c2, point)
            case .cubic(let c1, let c2, let point): current.addCurve(current.points.last ?? c1, c1, c2, point)
            case .close:
                let start = current.points.first
                if current.points.count > 1, current.points.last == start { current.points.removeLast() }
                current.isClosed = true
                end()
                // What follows begins where the part began.
                current = PolyLine(points: start.map { [$0] } ?? [])
                followsClosed = true
            }
        }
        end()
        return parts
    }

    private mutating func addCurve(_ from: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint) {
        let length =
            hypot(c1.x - from.x, c1.y - from.y) + hypot(c2.x - c1.x, c2.y - c1.y) + hypot(to.x - c2.x, to.y - c2.y)
        let steps = max(8, min(64, Int(length / 2)))
        for step in 1...steps { points.append(bezier(from, c1, c2, to, CGFloat(step) / CGFloat(steps))) }
    }

    /// The dashes of the line: the lengths of dashes and gaps in turn, begun `phase` along them.
    func dashes(phase: CGFloat, lengths: [CGFloat]) -> [PolyLine] {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        guard whole > 0, pattern.allSatisfy({ $0 >= 0 }), points.count > 1 else { return [self] }
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: whole)
        if left < 0 { left += whole }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var rest = pattern[index] - left
        var result: [PolyLine] = []
        var dash: PolyLine? = index % 2 == 0 ? PolyLine(points: [points[0]]) : nil
        let ends = isClosed ? points + [points[0]] : points
        for (from, to) in zip(ends, ends.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            guard length > 0, length.isFinite else { continue }
            var done: CGFloat = 0
            while length - done > rest {
                done += rest
                let share = done / length
                let point = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                if var open = dash {
                    open.points.append(point)
                    result.append(open)
                    dash = nil
                } else {
                    dash = PolyLine(points: [point])
                }
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - done
            dash?.points.append(to)
        }
        if let dash { result.append(dash) }
        return result
    }
}
