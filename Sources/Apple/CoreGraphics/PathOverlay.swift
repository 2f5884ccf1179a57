import Foundation

/// Two areas over each other: their outlines cut where they meet, and the pieces told apart by what lies beside them.
///
/// Curves are taken as lines short enough not to be seen. Points are kept on a fine grid, so that pieces that meet in a
/// point meet exactly.
struct PathOverlay {
    /// How often the outlines of both areas go around a place.
    struct Windings {
        var first = 0
        var second = 0
    }

    /// A place on the grid.
    struct Place: Hashable {
        var x: Int
        var y: Int
    }

    /// A piece of an outline between two places, from the one further left or up, and what it adds to the windings.
    struct Piece {
        var from: Place
        var to: Place
        var windings: Windings
    }

    /// A line as it was given.
    private struct Line {
        var from: Place
        var to: Place
        var isFirst: Bool
        var cuts: [Place] = []
    }

    /// The width of the grid, in points.
    let grid: CGFloat
    private(set) var pieces: [Piece] = []

    init(_ first: [PolyLine], _ second: [PolyLine]) {
        let points = (first + second).flatMap(\.points).filter { $0.x.isFinite && $0.y.isFinite }
        let extent = points.reduce(1) { max($0, abs($1.x), abs($1.y)) }
        grid = extent / CGFloat(1 << 26)
        var lines = lines(of: first, isFirst: true) + lines(of: second, isFirst: false)
        Self.cut(&lines)
        pieces = Self.pieces(of: lines)
    }

    func place(_ point: CGPoint) -> Place {
        Place(x: Int((point.x / grid).rounded()), y: Int((point.y / grid).rounded()))
    }

    func point(_ place: Place) -> CGPoint { CGPoint(x: CGFloat(place.x) * grid, y: CGFloat(place.y) * grid) }

    private func lines(of parts: [PolyLine], isFirst: Bool) -> [Line] {
        var lines: [Line] = []
        for part in parts {
            // Every part of an area ends where it began.
            let places = part.points.filter { $0.x.isFinite && $0.y.isFinite }.map(place)
            for (from, to) in zip(places, places.dropFirst() + places.prefix(1)) where from != to {
                lines.append(Line(from: from, to: to, isFirst: isFirst))
            }
        }
        return lines
    }

    /// Cuts each line where others meet it.
    private static func cut(_ lines: inout [Line]) {
        let order = lines.indices.sorted {
            min(lines[$0].from.x, lines[$0].to.x) < min(lines[$1].from.x, lines[$1].to.x)
        }
        for (number, first) in order.enumerated() {
            let end = max(lines[first].from.x, lines[first].to.x)
            let (low, high) = bounds(lines[first])
            for second in order[(number + 1)...] {
                if min(lines[second].from.x, lines[second].to.x) > end + 1 { break }
                let (otherLow, otherHigh) = bounds(lines[second])
                guard otherLow <= high + 1, low <= otherHigh + 1 else { continue }
                for place in meetings(lines[first], lines[second]) {
                    lines[first].cuts.append(place)
                    lines[second].cuts.append(place)
                }
            }
        }
    }

    private static func bounds(_ line: Line) -> (Int, Int) {
        (min(line.from.y, line.to.y), max(line.from.y, line.to.y))
    }

    /// Where two lines meet: nowhere, in one place, or at the two ends of what they share.
    private static func meetings(_ a: Line, _ b: Line) -> [Place] {
        let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
        let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
        let (dx, dy) = (Double(b.from.x - a.from.x), Double(b.from.y - a.from.y))
        let cross = ax * by - ay * bx
        let lengths = (ax * ax + ay * ay).squareRoot() * (bx * bx + by * by).squareRoot()
        if abs(cross) <= lengths * 1e-12 {
            // In one direction: they share something if the ends of one are on the other.
            guard abs(ax * dy - ay * dx) <= (ax * ax + ay * ay).squareRoot() else { return [] }
            func isOn(_ place: Place, _ line: Line, _ x: Double, _ y: Double) -> Bool {
                let along = Double(place.x - line.from.x) * x + Double(place.y - line.from.y) * y
                return along >= 0 && along <= x * x + y * y
            }
            return [b.from, b.to].filter { isOn($0, a, ax, ay) } + [a.from, a.to].filter { isOn($0, b, bx, by) }
        }
        let t = (dx * by - dy * bx) / cross
        let u = (dx * ay - dy * ax) / cross
        // An end that lies on the other line by rounding counts.
        let (slackA, slackB) = (1 / max(abs(ax), abs(ay)), 1 / max(abs(bx), abs(by)))
        guard t >= -slackA, t <= 1 + slackA, u >= -slackB, u <= 1 + slackB else { return [] }
        let ends = [a.from, a.to, b.from, b.to]
        let place = Place(x: a.from.x + Int((ax * t).rounded()), y: a.from.y + Int((ay * t).rounded()))
        return [ends.first { abs($0.x - place.x) <= 1 && abs($0.y - place.y) <= 1 } ?? place]
    }

    private static func pieces(of lines: [Line]) -> [Piece] {
        struct Ends: Hashable {
            var from: Place
            var to: Place
        }
        var windings: [Ends: Windings] = [:]
        var order: [Ends] = []
        for line in lines {
            let (x, y) = (line.to.x - line.from.x, line.to.y - line.from.y)
            let cuts = line.cuts.sorted {
                ($0.x - line.from.x) * x + ($0.y - line.from.y) * y
                    < ($1.x - line.from.x) * x + ($1.y - line.from.y) * y
            }
            let stops = [line.from] + cuts + [line.to]
            for (from, to) in zip(stops, stops.dropFirst()) where from != to {
                let isForward = (from.x, from.y) < (to.x, to.y)
                let ends = isForward ? Ends(from: from, to: to) : Ends(from: to, to: from)
                if windings[ends] == nil { order.append(ends) }
                let change = isForward ? 1 : -1
                if line.isFirst {
                    windings[ends, default: Windings()].first += change
                } else {
                    windings[ends, default: Windings()].second += change
                }
            }
        }
        return order.compactMap { ends in
            guard let windings = windings[ends], windings.first != 0 || windings.second != 0 else { return nil }
            return Piece(from: ends.from, to: ends.to, windings: windings)
        }
    }

    /// How often the outlines go around a point that is on none of them, or is in the middle of the piece `own`.
    ///
    /// - Returns: the windings before and behind the piece, on the way of a ray to greater coordinates.
    func windings(atX x: Double, y: Double, own: Int?) -> (near: Windings, far: Windings) {
        let isFlat = own.map { abs(pieces[$0].to.y - pieces[$0].from.y) <= abs(pieces[$0].to.x - pieces[$0].from.x) }
        var far = Windings()
        var near = Windings()
        for (number, piece) in pieces.enumerated() {
            var (a, b) = ((Double(piece.from.x), Double(piece.from.y)), (Double(piece.to.x), Double(piece.to.y)))
            var (px, py) = (x, y)
            // A flat piece is looked at along the other axis.
            if isFlat ?? false {
                (a, b) = ((a.1, a.0), (b.1, b.0))
                (px, py) = (y, x)
            }
            guard (a.1 <= py) != (b.1 <= py) else { continue }
            let sign = a.1 < b.1 ? 1 : -1
            if number == own {
                near.first += sign * piece.windings.first
                near.second += sign * piece.windings.second
            } else if a.0 + (b.0 - a.0) * (py - a.1) / (b.1 - a.1) > px {
                far.first += sign * piece.windings.first
                far.second += sign * piece.windings.second
            }
        }
        return (Windings(first: near.first + far.first, second: near.second + far.second), far)
    }
}
