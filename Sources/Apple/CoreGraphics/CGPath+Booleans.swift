public import Foundation

extension CGPathFillRule {
    /// Whether what an outline goes around so often is inside of it.
    func includes(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding % 2 != 0 }
}

extension CGPath {
    private func combined(
        _ other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        PathOverlay(PolyLine.parts(of: self), PolyLine.parts(of: other)).outline {
            isInside(rule.includes($0.first), rule.includes($0.second))
        }
    }

    /// The outline of what is in this path, in the other one, or in both. Curves come out as short lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 || $1 }
    }

    /// The outline of what is in both paths. Curves come out as short lines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && $1 }
    }

    /// The outline of what is in this path and not in the other one. Curves come out as short lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && !$1 }
    }

    /// The outline of what is in one of the paths alone. Curves come out as short lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 != $1 }
    }

    /// The same area with an outline that nowhere crosses itself, as the winding rule fills it.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CGPath(segments: []), rule) { first, _ in first }
    }

    /// Whether some of the areas of two paths is in both.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The parts of the line along this path that are in the other one.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(other, rule, areInside: true)
    }

    /// The parts of the line along this path that are not in the other one.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(other, rule, areInside: false)
    }

    /// The path with its curves as lines, none of which is farther from its curve than a threshold in points.
    public func flattened(threshold: CGFloat) -> CGPath {
        var result: [Segment] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        func add(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
            // The distance of a curve from its chords goes down with the square of their number.
            let bend = max(
                hypot(current.x - 2 * c1.x + c2.x, current.y - 2 * c1.y + c2.y),
                hypot(c1.x - 2 * c2.x + end.x, c1.y - 2 * c2.y + end.y))
            let wanted = (0.75 * bend / max(threshold, 1e-6)).squareRoot().rounded(.up)
            let steps = wanted.isFinite ? max(1, min(1000, Int(wanted))) : 1
            for step in 1...steps {
                result.append(.line(bezier(current, c1, c2, end, CGFloat(step) / CGFloat(steps))))
            }
            current = end
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                (current, start) = (point, point)
                result.append(segment)
            case .line(let point):
                current = point
                result.append(segment)
            case .quad(let control, let point):
                let (c1, c2) = Self.cubicControls(current, control, point)
                add(c1, c2, point)
            case .cubic(let c1, let c2, let point): add(c1, c2, point)
            case .close:
                current = start
                result.append(segment)
            }
        }
        return CGPath(segments: result)
    }

    private func lines(_ other: CGPath, _ rule: CGPathFillRule, areInside: Bool) -> CGPath {
        var result: [Segment] = []
        let outline = PolyLine.parts(of: other)
        let area = PathOverlay([], outline)
        let edges = outline.flatMap { zip($0.points, $0.points.dropFirst() + $0.points.prefix(1)) }
        for part in PolyLine.parts(of: self) {
            let points = part.isClosed ? part.points + part.points.prefix(1) : part.points
            var last: CGPoint?
            for (from, to) in zip(points, points.dropFirst()) where from != to {
                let stops = ([0, 1] + edges.compactMap { Self.crossing(from, to, $0.0, $0.1) }).sorted()
                for (a, b) in zip(stops, stops.dropFirst()) where b - a > 1e-9 {
                    func point(_ share: CGFloat) -> CGPoint {
                        share == 1
                            ? to : CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                    }
                    let middle = point((a + b) / 2)
                    let winding = area.windings(
                        atX: Double(middle.x / area.grid), y: Double(middle.y / area.grid), own: nil)
                    guard rule.includes(winding.far.second) == areInside else { continue }
                    if last != point(a) { result.append(.move(point(a))) }
                    result.append(.line(point(b)))
                    last = point(b)
                }
            }
        }
        return CGPath(segments: result)
    }

    /// Which share of the line from `a` to `b` lies before the line from `c` to `d`, if they cross.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
        guard cross != 0 else { return nil }
        let t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
        let u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}
