public import Foundation

extension CGPath {
    /// The outline of what a pen of a width leaves that follows the path. Fill it by the winding rule.
    ///
    /// - Parameter miterLimit: the longest tip of a corner, in halves of the width; above it the tip is cut.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = Self.stroke(PolyLine.parts(of: self), lineWidth, lineCap, lineJoin, miterLimit)
        return outline.transformed(by: transform)
    }

    /// The dashes of the path: the lengths of dashes and gaps in turn, begun `phase` along them.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var segments: [Segment] = []
        for dash in PolyLine.parts(of: self).flatMap({ $0.dashes(phase: phase, lengths: lengths) }) {
            segments.append(.move(dash.points[0]))
            segments += dash.points.dropFirst().map { .line($0) }
            if dash.isClosed { segments.append(.close) }
        }
        return CGPath(segments: segments).transformed(by: transform)
    }

    static func stroke(
        _ lines: [PolyLine], _ width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin, _ miterLimit: CGFloat
    ) -> CGPath {
        var stroker = PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit)
        for line in lines { stroker.add(line) }
        return CGPath(segments: stroker.segments)
    }

    private func transformed(by transform: CGAffineTransform) -> CGPath {
        withUnsafePointer(to: transform) { CGPath(segments: segments.applying($0)) }
    }
}
