internal import CGTK
import CoreGraphics

extension PictureSource {
    /// The largest size that is made as a whole, in pixels.
    private static let largest = 4 << 20

    /// Draws the picture into a box, which goes to whole pixels.
    func draw(in box: CGRect, on cairo: OpaquePointer) {
        guard width > 0, height > 0 else { return }
        let grid = PixelGrid(cairo)
        let map = grid.matrix
        let left = (box.minX * map.xx + map.x0).rounded(), top = (box.minY * map.yy + map.y0).rounded()
        let right = (box.maxX * map.xx + map.x0).rounded(), bottom = (box.maxY * map.yy + map.y0).rounded()
        guard abs(left) < 1e6, abs(top) < 1e6, abs(right) < 1e6, abs(bottom) < 1e6 else { return }
        // Something thinner than a pixel is still seen.
        let newWidth = max(1, Int(right - left)), newHeight = max(1, Int(bottom - top))
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        guard var target = grid.target else {
            return drawTurned(min(newWidth, width), min(newHeight, height), in: box, on: cairo)
        }
        cairo_set_matrix(cairo, &target)
        if newWidth * newHeight <= Self.largest || (newWidth == width && newHeight == height) {
            guard let picture = scaled(to: newWidth, newHeight) else { return }
            return paint(picture, Int(left), Int(top), on: cairo)
        }
        // What can be seen of it.
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        let seenX = max(Int(left), Int(x1.rounded(.down))), seenY = max(Int(top), Int(y1.rounded(.down)))
        let seenWidth = min(Int(left) + newWidth, Int(x2.rounded(.up))) - seenX
        let seenHeight = min(Int(top) + newHeight, Int(y2.rounded(.up))) - seenY
        guard
            let picture = part(
                of: newWidth, newHeight, x: seenX - Int(left), y: seenY - Int(top), width: seenWidth,
                height: seenHeight)
        else { return }
        paint(picture, seenX, seenY, on: cairo)
    }

    /// Made smaller first, if it will be, and then turned.
    private func drawTurned(_ newWidth: Int, _ newHeight: Int, in box: CGRect, on cairo: OpaquePointer) {
        guard let picture = scaled(to: newWidth, newHeight) else { return }
        cairo_translate(cairo, box.minX, box.minY)
        cairo_scale(cairo, box.width / Double(newWidth), box.height / Double(newHeight))
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, Double(newWidth), Double(newHeight))
        cairo_fill(cairo)
        cairo_surface_destroy(picture)
    }

    /// Paints pixels as they are, and gives them up.
    private func paint(_ picture: OpaquePointer, _ x: Int, _ y: Int, on cairo: OpaquePointer) {
        cairo_set_source_surface(cairo, picture, Double(x), Double(y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
        cairo_surface_destroy(picture)
    }

    // MARK: Textures

    /// Keeps the source with a texture, for as long as that lives.
    func keep(with texture: OpaquePointer) {
        g_object_set_data_full(
            UnsafeMutableRawPointer(texture).assumingMemoryBound(to: CGTK.GObject.self), Self.key,
            Unmanaged.passRetained(self).toOpaque()
        ) {
            Unmanaged<PictureSource>.fromOpaque($0!).release()
        }
    }

    /// The source of a texture; nil for one that is nobody's picture.
    static func of(_ texture: OpaquePointer) -> PictureSource? {
        g_object_get_data(UnsafeMutableRawPointer(texture).assumingMemoryBound(to: CGTK.GObject.self), key).map {
            Unmanaged<PictureSource>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private static let key = "seam-picture"
}
