import Foundation

/// The shapes as outlines, in the order and direction in which Apple's draw them.
extension CGPath {
    /// The distance of a Bézier's control points that makes a quarter circle, in radii: 4/3·(√2 − 1).
    static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

    static func rectangle(_ rect: CGRect) -> [Segment] {
        let r = rect.standardized
        return [
            .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
            .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [Segment] {
        let r = rect.standardized
        let kx = r.width / 2 * quarterCircle, ky = r.height / 2 * quarterCircle
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(p(r.maxX, r.midY)),
            .cubic(p(r.maxX, r.midY + ky), p(r.midX + kx, r.maxY), p(r.midX, r.maxY)),
            .cubic(p(r.midX - kx, r.maxY), p(r.minX, r.midY + ky), p(r.minX, r.midY)),
            .cubic(p(r.minX, r.midY - ky), p(r.midX - kx, r.minY), p(r.midX, r.minY)),
            .cubic(p(r.midX + kx, r.minY), p(r.maxX, r.midY - ky), p(r.maxX, r.midY)),
            .close,
        ]
    }

    static func roundedRectangle(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> [Segment] {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        return roundedRectangle(rect, topLeft: size, topRight: size, bottomLeft: size, bottomRight: size)
    }

    /// A rectangle whose corners may differ; a corner of no size is a right angle.
    package static func roundedRectangle(
        _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomLeft: CGSize, bottomRight: CGSize
    ) -> [Segment] {
        let r = rect.standardized
        func fit(_ s: CGSize) -> CGSize {
            CGSize(width: max(0, min(s.width, r.width / 2)), height: max(0, min(s.height, r.height / 2)))
        }
        let tl = fit(topLeft), tr = fit(topRight), bl = fit(bottomLeft), br = fit(bottomRight)
        if [tl, tr, bl, br].allSatisfy({ $0.width == 0 || $0.height == 0 }) { return rectangle(r) }
        let k = 1 - quarterCircle
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(p(r.maxX, r.minY + tr.height)),
            .line(p(r.maxX, r.maxY - br.height)),
            .cubic(
                p(r.maxX, r.maxY - br.height * k), p(r.maxX - br.width * k, r.maxY), p(r.maxX - br.width, r.maxY)),
            .line(p(r.minX + bl.width, r.maxY)),
            .cubic(
                p(r.minX + bl.width * k, r.maxY), p(r.minX, r.maxY - bl.height * k), p(r.minX, r.maxY - bl.height)),
            .line(p(r.minX, r.minY + tl.height)),
            .cubic(
                p(r.minX, r.minY + tl.height * k), p(r.minX + tl.width * k, r.minY), p(r.minX + tl.width, r.minY)),
            .line(p(r.maxX - tr.width, r.minY)),
            .cubic(
                p(r.maxX - tr.width * k, r.minY), p(r.maxX, r.minY + tr.height * k), p(r.maxX, r.minY + tr.height)),
            .close,
        ]
    }

    /// The curves of an arc, at most a quarter circle each, after a point at its start.
    static func arc(
        center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat
    ) -> (start: CGPoint, curves: [Segment]) {
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(count)
        let k = 4 / 3 * tan(step / 4) * radius
        var curves: [Segment] = []
        for i in 0..<count where delta != 0 {
            let a0 = start + step * CGFloat(i), a1 = start + step * CGFloat(i + 1)
            let p0 = at(a0), p1 = at(a1)
            curves.append(
                .cubic(
                    CGPoint(x: p0.x - k * sin(a0), y: p0.y + k * cos(a0)),
                    CGPoint(x: p1.x + k * sin(a1), y: p1.y - k * cos(a1)), p1))
        }
        return (at(start), curves)
    }

    /// The turn from one angle to another, as `clockwise` says: false is towards growing angles.
    static func turn(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let delta = end - start
        if !clockwise {
            if delta >= full { return full }
            let rest = delta.truncatingRemainder(dividingBy: full)
            return rest < 0 ? rest + full : rest
        }
        if delta <= -full { return -full }
        let rest = delta.truncatingRemainder(dividingBy: full)
        return rest > 0 ? rest - full : rest
    }

    /// The control points of the cubic that is the same curve as a quadratic.
    package static func cubicControls(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
            CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        )
    }
}
