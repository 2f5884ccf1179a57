public import Foundation

/// Lines and curves, immutable; ``CGMutablePath`` is the one that grows.
public class CGPath: Hashable, @unchecked Sendable {
    /// One piece of the outline, in the path's coordinates.
    package enum Segment: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint)
        case close

        func applying(_ t: CGAffineTransform) -> Segment {
            switch self {
            case .move(let p): .move(p.applying(t))
            case .line(let p): .line(p.applying(t))
            case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
            case .cubic(let c1, let c2, let p): .cubic(c1.applying(t), c2.applying(t), p.applying(t))
            case .close: .close
            }
        }
    }

    /// Only ``CGMutablePath`` changes it; one that is shared between threads must be left alone.
    package internal(set) var segments: [Segment]

    package init(segments: [Segment]) { self.segments = segments }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(segments: Self.rectangle(rect).applying(transform))
    }

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(segments: Self.ellipse(rect).applying(transform))
    }

    /// A rectangle with rounded corners, which may be at most half as wide and as high as it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(segments: Self.roundedRectangle(rect, cornerWidth, cornerHeight).applying(transform))
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(segments: segments) }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

    /// Returns the path transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.applying(transform))
    }

    /// Returns a copy that can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(segments: segments.applying(transform))
    }

    /// Whether the path has no parts.
    public var isEmpty: Bool { segments.isEmpty }

    /// Where the next line would start: zero if nothing has been drawn.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for segment in segments {
            switch segment {
            case .move(let p):
                start = p
                current = p
            case .line(let p), .quad(_, let p), .cubic(_, _, let p): current = p
            case .close: current = start
            }
        }
        return current
    }

    /// Holds every point, the control points of curves too; null if the path is empty.
    public var boundingBox: CGRect {
        var box = PointBox()
        for segment in segments {
            switch segment {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let p):
                box.add(c)
                box.add(p)
            case .cubic(let c1, let c2, let p):
                box.add(c1)
                box.add(c2)
                box.add(p)
            case .close: break
            }
        }
        return box.rect
    }

    /// Holds every point of the outline, tightly; null if the path is empty.
    public var boundingBoxOfPath: CGRect {
        var box = PointBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for segment in segments {
            switch segment {
            case .move(let p):
                box.add(p)
                start = p
                current = p
            case .line(let p):
                box.add(p)
                current = p
            case .quad(let c, let p):
                let (c1, c2) = Self.cubicControls(current, c, p)
                box.addCurve(current, c1, c2, p)
                current = p
            case .cubic(let c1, let c2, let p):
                box.addCurve(current, c1, c2, p)
                current = p
            case .close: current = start
            }
        }
        return box.rect
    }

    /// Whether this is one rectangle with sides along the axes, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var points: [CGPoint] = []
        for segment in segments {
            switch segment {
            case .move(let p) where points.isEmpty: points.append(p)
            case .line(let p): points.append(p)
            case .close: break
            default: return false
            }
        }
        if points.count == 5, points[0] == points[4] { points.removeLast() }
        guard points.count == 4 else { return false }
        let horizontalFirst =
            points[0].y == points[1].y && points[1].x == points[2].x
            && points[2].y == points[3].y && points[3].x == points[0].x
        let verticalFirst =
            points[0].x == points[1].x && points[1].y == points[2].y
            && points[2].x == points[3].x && points[3].y == points[0].y
        guard horizontalFirst || verticalFirst else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Whether a point is inside. Every subpath counts as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let outline = transform.isIdentity ? segments : segments.map { $0.applying(transform) }
        var winding = WindingCounter(point: point)
        for segment in outline { winding.add(segment) }
        winding.finish()
        return rule == .winding ? winding.count != 0 : winding.crossings % 2 == 1
    }

    /// Calls a function with each element of the path.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a function with each element of the path.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            let points = buffer.baseAddress!
            points.initialize(repeating: .zero, count: 3)
            for segment in segments {
                let type: CGPathElementType
                switch segment {
                case .move(let p):
                    points[0] = p
                    type = .moveToPoint
                case .line(let p):
                    points[0] = p
                    type = .addLineToPoint
                case .quad(let c, let p):
                    points[0] = c
                    points[1] = p
                    type = .addQuadCurveToPoint
                case .cubic(let c1, let c2, let p):
                    points[0] = c1
                    points[1] = c2
                    points[2] = p
                    type = .addCurveToPoint
                case .close: type = .closeSubpath
                }
                var element = CGPathElement(type: type, points: points)
                block(&element)
            }
        }
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.segments == rhs.segments }
    public func hash(into hasher: inout Hasher) { hasher.combine(segments) }
}

extension Array where Element == CGPath.Segment {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [CGPath.Segment] {
        guard let transform = transform?.pointee, !transform.isIdentity else { return self }
        return map { $0.applying(transform) }
    }
}
