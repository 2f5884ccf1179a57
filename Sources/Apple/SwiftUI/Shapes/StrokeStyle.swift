/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// The ends of lines.
    public var lineCap: CGLineCap
    /// The corners of lines.
    public var lineJoin: CGLineJoin
    /// How many times the width a sharp corner may reach.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes a line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style of lines.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
