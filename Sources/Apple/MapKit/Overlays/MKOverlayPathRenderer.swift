public import CoreGraphics

/// Draws an overlay that is a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the surface; nil for none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the line; nil for none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// In points. 0, the default, is as wide as a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The form of the line's corners.
    open var lineJoin: CGLineJoin = .round { didSet { setNeedsDisplay() } }
    /// The form of the line's ends.
    open var lineCap: CGLineCap = .round { didSet { setNeedsDisplay() } }
    /// How pointed a corner may be.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where in its pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps, in points; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether the path is drawn into a picture first. Has no effect.
    open var shouldRasterize = false

    private var made: CGPath?
    /// What is drawn, in the renderer's coordinates. ``createPath()`` makes it when it is first asked for.
    open var path: CGPath! {
        get {
            if made == nil { createPath() }
            return made
        }
        set { made = newValue }
    }

    /// Sets ``MKOverlayPathRenderer/path``. Subclasses do so.
    open func createPath() {}

    /// Has the path made again.
    open func invalidatePath() {
        made = nil
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(path, in: context)
        }
    }

    /// Sets the line's colour, width and form.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase / zoomScale,
            lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
    }

    /// Sets the surface's colour.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }

    /// Draws a path's line.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }

    /// Draws a path's surface.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }
}
