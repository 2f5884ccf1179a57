public import Foundation
internal import CCairo

extension CGContext {
    /// Makes the current path the outline of what stroking it would draw, with the width, ends, corners and dashes as
    /// they are now.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        var lines = PolyLine.parts(of: path)
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(cairo, &lengths, &phase)
            lines = lines.flatMap { $0.dashes(phase: phase, lengths: lengths.map { CGFloat($0) }) }
        }
        let cap: CGLineCap =
            switch cairo_get_line_cap(cairo) {
            case CAIRO_LINE_CAP_ROUND: .round
            case CAIRO_LINE_CAP_SQUARE: .square
            default: .butt
            }
        let join: CGLineJoin =
            switch cairo_get_line_join(cairo) {
            case CAIRO_LINE_JOIN_ROUND: .round
            case CAIRO_LINE_JOIN_BEVEL: .bevel
            default: .miter
            }
        let outline = CGPath.stroke(
            lines, cairo_get_line_width(cairo), cap, join, cairo_get_miter_limit(cairo))
        beginPath()
        addPath(outline)
    }

    /// Where the next text begins, in the text's coordinates.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Sets whether letters may be drawn between pixels. Has no effect: they are.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
    /// Sets whether letters may be drawn between pixels. Has no effect: they are.
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}
    /// Sets whether letters between pixels are rounded to parts of them. Has no effect.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
    /// Sets whether letters between pixels are rounded to parts of them. Has no effect.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
    /// Sets whether letters are smoothed by their colours. Has no effect: they are not.
    public func setAllowsFontSmoothing(_ allows: Bool) {}
    /// Sets whether letters are smoothed by their colours. Has no effect: they are not.
    public func setShouldSmoothFonts(_ should: Bool) {}
}
