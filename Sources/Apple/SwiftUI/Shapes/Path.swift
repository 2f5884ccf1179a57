/// The outline of a shape.
public struct Path: Sendable {
    // Copied before each change: several values may share one.
    nonisolated(unsafe) private(set) var mutable: CGMutablePath

    public init() { mutable = CGMutablePath() }

    public init(_ path: CGPath) {
        mutable = CGMutablePath()
        mutable.addPath(path)
    }

    public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }

    public init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        // A corner is at most half as long as the side.
        let width = min(cornerSize.width, rect.width / 2)
        let height = min(cornerSize.height, rect.height / 2)
        self.init(CGPath(roundedRect: rect, cornerWidth: max(width, 0), cornerHeight: max(height, 0), transform: nil))
    }

    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    public var cgPath: CGPath { mutable }
    public var isEmpty: Bool { mutable.isEmpty }
    public var boundingRect: CGRect { mutable.boundingBoxOfPath }

    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        mutable.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        let copy = CGMutablePath()
        copy.addPath(mutable)
        body(copy)
        mutable = copy
    }

    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
    public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
    public mutating func addPath(_ path: Path) { change { $0.addPath(path.cgPath) } }
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    public func applying(_ transform: CGAffineTransform) -> Path {
        let result = CGMutablePath()
        result.addPath(mutable, transform: transform)
        return Path(result)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
