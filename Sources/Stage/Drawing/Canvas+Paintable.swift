internal import CGTK
package import CoreGraphics

extension Canvas {
    /// Draws what a `GdkPaintable` shows now, scaled to fill `rect`: the picture of a film.
    package func draw(paintable: OpaquePointer, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        save()
        translate(x: rect.minX, y: rect.minY)
        gdk_paintable_snapshot(paintable, snapshot, Double(rect.width), Double(rect.height))
        restore()
    }
}
