internal import Stage

/// A path with what it takes to draw it. Not to be used from several threads at once.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var path = CGMutablePath()

    public override init() {
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(cgPath: CGPath(rect: rect, transform: nil))
    }

    /// Creates an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let r = rect.standardized
        let radius = max(min(cornerRadii.width, r.width / 2, r.height / 2), 0)
        func corner(_ one: UIRectCorner) -> CGFloat { corners.contains(one) ? radius : 0 }
        let (topLeft, topRight) = (corner(.topLeft), corner(.topRight))
        let (bottomLeft, bottomRight) = (corner(.bottomLeft), corner(.bottomRight))
        path.move(to: CGPoint(x: r.minX + topLeft, y: r.minY))
        path.addLine(to: CGPoint(x: r.maxX - topRight, y: r.minY))
        turn(CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.minY + topRight), topRight)
        path.addLine(to: CGPoint(x: r.maxX, y: r.maxY - bottomRight))
        turn(CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.maxX - bottomRight, y: r.maxY), bottomRight)
        path.addLine(to: CGPoint(x: r.minX + bottomLeft, y: r.maxY))
        turn(CGPoint(x: r.minX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY - bottomLeft), bottomLeft)
        path.addLine(to: CGPoint(x: r.minX, y: r.minY + topLeft))
        turn(CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.minX + topLeft, y: r.minY), topLeft)
        path.closeSubpath()
    }

    /// A quarter circle around a corner, to `end`.
    private func turn(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) {
        guard radius > 0 else { return }
        path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }

    /// Angles count from three o'clock, clockwise on the screen, in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from Core Graphics'.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGPath.mutableCopy() ?? CGMutablePath()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    // MARK: Shape

    /// The path as Core Graphics has it.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no parts.
    open var isEmpty: Bool { path.isEmpty }
    /// Whether the path has no parts.
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
    /// The point where the path ends.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new part at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two handles.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one handle.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle; angles are in radians, clockwise from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // CoreGraphics means clockwise with y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Ends the part with a line to its beginning.
    open func close() { path.closeSubpath() }
    /// Empties the path.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms the path.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform) ?? path
    }

    /// Returns a path with the same pieces from their ends to their beginnings, the last part first.
    open func reversing() -> UIBezierPath {
        let copy = copy() as! UIBezierPath
        copy.path = path.reversed()
        return copy
    }

    /// Returns whether a point is inside the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// The width of the outline, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// The ends of lines. `.butt` by default.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of lines. `.miter` by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How many times the width a sharp corner may reach. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn. Has no effect.
    open var flatness: CGFloat = 0.6
    /// Whether what is enclosed twice is outside. False by default.
    open var usesEvenOddFillRule = false
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the lengths of dashes and gaps in turn, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Fills with the current context's fill colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path in the current context.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws the line with the current context's stroke colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Draws the outline in the current context.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.pattern)
            context.strokePath()
        }
    }

    /// Limits what is drawn in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if mode != .normal { context.setBlendMode(mode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }
}
