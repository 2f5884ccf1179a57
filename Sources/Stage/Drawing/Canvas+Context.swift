public import CoreGraphics
internal import CGTK

/// Between GSK's nodes and CoreGraphics' contexts.
extension Canvas {
    /// Lets `draw` draw into `rect` with a context whose origin is the canvas's, y downwards. It is recorded, and
    /// played back at whatever scale it is shown.
    ///
    /// - Parameter scale: pixels per point, for the shadows that the context draws.
    public func drawWithContext(in rect: CGRect, scale: CGFloat = 2, _ draw: @MainActor (CGContext) -> Void) {
        let box = rect.standardized
        guard box.width > 0, box.height > 0 else { return }
        var bounds = graphene_rect_t(box)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        let context = CGContext(cairo: cairo, height: box.height, deviceScale: scale)
        context.clip(to: box)
        draw(context)
        // The recording ends now, even if somebody keeps the context.
        context.finish()
    }
}

extension RenderNode {
    /// Draws into a context whose y grows downwards.
    package func draw(in context: CGContext) {
        gsk_render_node_draw(node, context.cairo)
        context.flush()
    }
}
