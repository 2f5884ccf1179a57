public import CoreGraphics

/// How a line is drawn, in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The form of the ends of open lines.
    public var lineCap: CGLineCap
    /// The form of corners.
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may stand out, as a multiple of the line width.
    public var miterLimit: CGFloat
    /// Lengths that are drawn and left out by turns; empty for a whole line.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a style; by default, solid and one point wide.
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
