import Foundation

extension CGPath {
    /// The part of the path between two shares of its length, 0 to 1, curves flattened to lines short enough not to
    /// be seen.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = flattened()
        func length(_ line: (CGPoint, CGPoint)) -> CGFloat { hypot(line.1.x - line.0.x, line.1.y - line.0.y) }
        let total = lines.reduce(0) { $0 + length($1) }
        let (from, to) = (max(0, start) * total, min(1, end) * total)
        let result = CGMutablePath()
        var travelled: CGFloat = 0
        var last: CGPoint?
        for line in lines {
            let size = length(line)
            defer { travelled += size }
            guard size > 0, travelled + size > from, travelled < to else { continue }
            func point(_ distance: CGFloat) -> CGPoint {
                let t = min(1, max(0, distance / size))
                return CGPoint(x: line.0.x + (line.1.x - line.0.x) * t, y: line.0.y + (line.1.y - line.0.y) * t)
            }
            let a = point(from - travelled)
            if last != a { result.move(to: a) }
            let b = point(to - travelled)
            result.addLine(to: b)
            last = b
        }
        return result
    }

    private func flattened() -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func add(_ point: CGPoint) {
            lines.append((current, point))
            current = point
        }
        func curve(_ c1: CGPoint, _ c2: CGPoint, _ p: CGPoint) {
            let from = current
            for step in 1...24 { add(bezier(from, c1, c2, p, CGFloat(step) / 24)) }
        }
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (current, start) = (points[0], points[0])
            case .addLineToPoint: add(points[0])
            case .addQuadCurveToPoint:
                let (from, control, to) = (current, points[0], points[1])
                func third(_ a: CGPoint) -> CGPoint {
                    CGPoint(x: a.x + (control.x - a.x) * 2 / 3, y: a.y + (control.y - a.y) * 2 / 3)
                }
                curve(third(from), third(to), to)
            case .addCurveToPoint: curve(points[0], points[1], points[2])
            case .closeSubpath: add(start)
            }
        }
        return lines
    }
}
