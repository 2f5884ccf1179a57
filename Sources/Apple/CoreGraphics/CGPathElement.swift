public import Foundation

/// The kinds of a path's elements.
public enum CGPathElementType: Int32, Sendable {
    /// A beginning, a line, curves with one and two handles, or a closing.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One piece of a path as `CGPath.apply` shows it. `points` holds 1, 1, 2, 3 or 0 points and is good only during the
/// call.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The element's points: handles first, then its end.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element, which does not own its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Is called with each element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
