public import Foundation

/// A path that lines and curves are added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(segments: []) }
    override init(segments: [Segment]) { super.init(segments: segments) }

    /// Begins a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let p = point.applying(transform)
        // Of several moves in a row only the last counts.
        if case .move? = segments.last { segments.removeLast() }
        segments.append(.move(p))
    }

    /// Adds a line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        segments.append(.line(point.applying(transform)))
    }

    /// Adds a curve with one handle.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard !isEmpty else { return }
        segments.append(.quad(control.applying(transform), end.applying(transform)))
    }

    /// Adds a curve with two handles.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        segments.append(.cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
    }

    /// Ends the part with a line to its beginning.
    public func closeSubpath() {
        guard let last = segments.last, last != .close else { return }
        segments.append(.close)
    }

    /// Adds rectangles.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.rectangle(rect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.ellipse(rect), transform)
    }

    /// Adds a rectangle with round corners; a corner may be at most half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Self.roundedRectangle(rect, cornerWidth, cornerHeight), transform)
    }

    /// An arc, after a line to its start if the path has a current point. `clockwise` is as seen with y upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Self.turn(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// Adds an arc of so many radians from an angle.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = Self.arc(center: center, radius: radius, start: startAngle, delta: delta)
        let start = arc.start.applying(transform)
        if isEmpty { segments.append(.move(start)) } else { segments.append(.line(start)) }
        segments.append(contentsOf: arc.curves.map { $0.applying(transform) })
    }

    /// The arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty else { return }
        let p0 = currentPoint.applying(transform.inverted())
        let v0 = CGPoint(x: p0.x - p1.x, y: p0.y - p1.y), v2 = CGPoint(x: p2.x - p1.x, y: p2.y - p1.y)
        let l0 = hypot(v0.x, v0.y), l2 = hypot(v2.x, v2.y)
        let cross = v0.x * v2.y - v0.y * v2.x
        guard radius > 0, l0 > 0, l2 > 0, abs(cross) > 1e-9 * l0 * l2 else {
            return addLine(to: p1, transform: transform)
        }
        let angle = acos(max(-1, min(1, (v0.x * v2.x + v0.y * v2.y) / (l0 * l2))))
        let reach = radius / tan(angle / 2)
        let t0 = CGPoint(x: p1.x + v0.x / l0 * reach, y: p1.y + v0.y / l0 * reach)
        // The centre is off the first line by the radius, on the side of the second one.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: t0.x - side * v0.y / l0 * radius, y: t0.y + side * v0.x / l0 * radius)
        let start = atan2(t0.y - center.y, t0.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: start, delta: -side * (.pi - angle), transform: transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.segments, transform)
    }

    private func add(_ added: [Segment], _ transform: CGAffineTransform) {
        segments.append(contentsOf: transform.isIdentity ? added : added.map { $0.applying(transform) })
    }
}
