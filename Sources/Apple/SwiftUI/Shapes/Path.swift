/// The outline of a shape.
public struct Path: Sendable {
    // Copied before each change: several values may share one.
    nonisolated(unsafe) private(set) var mutable: CGMutablePath

    /// Creates an empty path.
    public init() { mutable = CGMutablePath() }

    /// Creates a path from Core Graphics'.
    public init(_ path: CGPath) {
        mutable = CGMutablePath()
        mutable.addPath(path)
    }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }

    /// Creates an ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        // A corner is at most half as long as the side, and keeps its form.
        let (width, height) = (max(cornerSize.width, 0), max(cornerSize.height, 0))
        let share = min(1, rect.width / 2 / max(width, .ulpOfOne), rect.height / 2 / max(height, .ulpOfOne))
        self.init(
            CGPath(roundedRect: rect, cornerWidth: width * share, cornerHeight: height * share, transform: nil))
    }

    /// Creates a path that a block builds.
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { mutable }
    /// Whether the path has no parts.
    public var isEmpty: Bool { mutable.isEmpty }
    /// The smallest rectangle around the path, without the handles of its curves.
    public var boundingRect: CGRect { mutable.boundingBoxOfPath }

    /// Returns whether a point is inside the path.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        mutable.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        let copy = CGMutablePath()
        copy.addPath(mutable)
        body(copy)
        mutable = copy
    }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    /// Adds lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    /// Adds a curve with one handle.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds a curve with two handles.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
    /// Adds an ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
    /// Adds a path, transformed.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.cgPath, transform: transform) }
    }
    /// Ends the part with a line to its beginning.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    /// Returns the path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        let result = CGMutablePath()
        result.addPath(mutable, transform: transform)
        return Path(result)
    }

    /// Returns the path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
