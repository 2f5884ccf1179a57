import Foundation

extension PathOverlay {
    /// The outline of the places for which `isInside` says so, each loop with the inside on one hand.
    func outline(_ isInside: (Windings) -> Bool) -> CGPath {
        var edges: [(from: Place, to: Place)] = []
        for (number, piece) in pieces.enumerated() {
            let (x, y) = (Double(piece.from.x + piece.to.x) / 2, Double(piece.from.y + piece.to.y) / 2)
            let sides = windings(atX: x, y: y, own: number)
            let (near, far) = (isInside(sides.near), isInside(sides.far))
            guard near != far else { continue }
            // Which hand the far side is on depends on the way of the piece and on the axis that was looked along.
            let (dx, dy) = (piece.to.x - piece.from.x, piece.to.y - piece.from.y)
            let isFlat = abs(dy) <= abs(dx)
            let isFarOnRight = isFlat ? dx < 0 : dy > 0
            edges.append(far == isFarOnRight ? (piece.to, piece.from) : (piece.from, piece.to))
        }
        return CGPath(segments: Self.loops(of: edges).flatMap { segments(of: $0) })
    }

    /// The loops that edges make. Where several go on from a place, the sharpest turn is taken, so that loops that
    /// touch in a point stay loops of their own.
    private static func loops(of edges: [(from: Place, to: Place)]) -> [[Place]] {
        var next: [Place: [Place]] = [:]
        for edge in edges { next[edge.from, default: []].append(edge.to) }
        var loops: [[Place]] = []
        for edge in edges {
            guard next[edge.from]?.contains(edge.to) ?? false else { continue }
            var loop = [edge.from]
            var (from, to) = (edge.from, edge.to)
            next[from]?.removeAll { $0 == to }
            while to != loop[0], let ways = next[to], !ways.isEmpty {
                loop.append(to)
                let way = ways.max { turn(from, to, $0) < turn(from, to, $1) } ?? ways[0]
                next[to]?.removeAll { $0 == way }
                (from, to) = (to, way)
            }
            if to != loop[0] { loop.append(to) }
            if loop.count > 2 { loops.append(loop) }
        }
        return loops
    }

    /// How far one turns at `b`, coming from `a`, to go to `c`: from -π to π.
    private static func turn(_ a: Place, _ b: Place, _ c: Place) -> Double {
        let (ax, ay) = (Double(b.x - a.x), Double(b.y - a.y))
        let (bx, by) = (Double(c.x - b.x), Double(c.y - b.y))
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }

    private func segments(of loop: [Place]) -> [CGPath.Segment] {
        // Points in the middle of a straight line are left out.
        let corners = loop.indices.filter { index in
            let (a, b) = (loop[(index + loop.count - 1) % loop.count], loop[index])
            let c = loop[(index + 1) % loop.count]
            let (ax, ay) = (Double(b.x - a.x), Double(b.y - a.y))
            let (bx, by) = (Double(c.x - b.x), Double(c.y - b.y))
            let lengths = (ax * ax + ay * ay).squareRoot() * (bx * bx + by * by).squareRoot()
            return abs(ax * by - ay * bx) > lengths * 1e-7 || ax * bx + ay * by < 0
        }
        guard corners.count > 2 else { return [] }
        let points = corners.map { point(loop[$0]) }
        return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }
}
