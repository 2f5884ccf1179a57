public import CoreGraphics

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    public var polyline: MKPolyline { line }
    private let line: MKPolyline

    /// Creates a renderer.
    public init(polyline: MKPolyline) {
        line = polyline
        super.init(overlay: polyline)
    }

    /// Creates a renderer of an overlay that is a line.
    public override init(overlay: any MKOverlay) {
        guard let polyline = overlay as? MKPolyline else {
            preconditionFailure("MKPolylineRenderer: the overlay is a \(type(of: overlay)), and no MKPolyline")
        }
        line = polyline
        super.init(overlay: polyline)
    }

    /// Creates a renderer of a line without points.
    public convenience init() {
        self.init(polyline: MKPolyline([]))
    }

    /// Where the line's colour begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// Where the line's colour ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    open override func createPath() {
        let made = CGMutablePath()
        var points = line.mapPoints.map { point(for: $0) }
        if strokeStart > 0 || strokeEnd < 1 { points = part(of: points) }
        made.addLines(between: points)
        path = made
    }

    private func part(of points: [CGPoint]) -> [CGPoint] {
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let total = lengths.reduce(0, +)
        var (passed, result): (CGFloat, [CGPoint]) = (0, [])
        for (index, length) in lengths.enumerated() where length > 0 {
            let (from, to) = ((strokeStart * total - passed) / length, (strokeEnd * total - passed) / length)
            passed += length
            guard to > 0, from < 1 else { continue }
            let (a, b) = (points[index], points[index + 1])
            func at(_ share: CGFloat) -> CGPoint {
                let share = min(max(share, 0), 1)
                return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
            }
            if result.isEmpty { result.append(at(from)) }
            result.append(at(to))
        }
        return result
    }
}
