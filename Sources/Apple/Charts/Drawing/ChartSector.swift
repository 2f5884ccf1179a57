import SwiftUI

/// A part of a ring, whose straight sides are in by so many points, and whose corners may be round.
struct ChartSector {
    let center: CGPoint
    let near: CGFloat
    let far: CGFloat
    /// In radians, clockwise from the right.
    let start: Double
    let end: Double
    let inset: CGFloat
    let corner: CGFloat

    var path: Path {
        Path { path in
            let radius = fittingCorner
            addEdge(far, inwards: -1, from: start, to: end, radius, to: &path)
            if near > 0 {
                addEdge(near, inwards: 1, from: end, to: start, radius, to: &path)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
    }

    /// The largest radius up to the wanted one for which there is room.
    private var fittingCorner: CGFloat {
        let least = max(near, 1)
        let breadth = CGFloat(sin(min((end - start) / 2, .pi / 2))) * least - inset
        return max(min(corner, (far - near) / 2, near > 0 ? breadth : (far - near) / 4), 0)
    }

    /// How far a point at a distance from the middle is turned from a side, from which it is `gap` away.
    private func turn(_ gap: CGFloat, _ distance: CGFloat) -> Double {
        distance > 0 ? Double(asin(min(gap / distance, 1))) : 0
    }

    private func point(_ distance: CGFloat, _ angle: Double) -> CGPoint {
        CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
    }

    /// A curved edge with the corners at its ends.
    ///
    /// - Parameter inwards: -1 where the sector is on the side of the middle, and 1 where it is on the other.
    private func addEdge(
        _ distance: CGFloat, inwards: CGFloat, from: Double, to: Double, _ radius: CGFloat, to path: inout Path
    ) {
        let direction: Double = to > from ? 1 : -1
        let span = abs(to - from)
        guard radius > 0 else {
            let turn = min(turn(inset, distance), span / 2)
            path.addRelativeArc(
                center: center, radius: distance, startAngle: .radians(from + direction * turn),
                delta: .radians(direction * (span - 2 * turn)))
            return
        }
        // The corner's circle touches the side and the edge.
        let middle = distance + inwards * radius
        let turn = min(turn(inset + radius, middle), span / 2)
        let (first, last) = (from + direction * turn, to - direction * turn)
        let along = max(middle * middle - (inset + radius) * (inset + radius), 0).squareRoot()
        func side(_ angle: Double, _ sign: Double) -> CGPoint {
            let foot = point(along, angle)
            return CGPoint(x: foot.x - sign * inset * sin(angle), y: foot.y + sign * inset * cos(angle))
        }
        let begin = side(from, direction), finish = side(to, -direction)
        if path.isEmpty { path.move(to: begin) } else { path.addLine(to: begin) }
        path.addQuadCurve(
            to: point(distance, first), control: point(distance, from + direction * self.turn(inset, distance)))
        path.addRelativeArc(
            center: center, radius: distance, startAngle: .radians(first), delta: .radians(last - first))
        path.addQuadCurve(to: finish, control: point(distance, to - direction * self.turn(inset, distance)))
    }
}
