public import CoreGraphics
internal import CGTK

/// Between GSK's nodes and CoreGraphics' contexts.
extension Canvas {
    /// Lets `draw` draw into `rect` with a context whose origin is the canvas's, y downwards. It is recorded, and
    /// played back at whatever scale it is shown.
    ///
    /// - Parameter scale: pixels per point, for the shadows that the context draws.
    public func drawWithContext(in rect: CGRect, scale: CGFloat = 2, _ draw: @MainActor (CGContext) -> Void) {
        guard let context = makeContext(in: rect, scale: scale) else { return }
        draw(context)
        // The recording ends now, even if somebody keeps the context.
        context.finish()
    }

    /// The context of ``drawWithContext(in:scale:_:)``, which the caller finishes before the canvas is; nil if there
    /// is nothing to draw into.
    package func makeContext(in rect: CGRect, scale: CGFloat = 2) -> CGContext? {
        let box = rect.standardized
        guard box.width > 0, box.height > 0 else { return nil }
        var bounds = graphene_rect_t(box)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return nil }
        let context = CGContext(cairo: cairo, height: box.height, deviceScale: scale)
        context.clip(to: box)
        return context
    }
}

extension RenderNode {
    /// Draws into a context whose y grows downwards.
    package func draw(in context: CGContext) {
        NodePainter(context.cairo).draw(node)
        context.flush()
    }
}
