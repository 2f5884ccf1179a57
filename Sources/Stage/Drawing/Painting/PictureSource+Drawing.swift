internal import CGTK
import CoreGraphics

extension PictureSource {
    /// The largest size that is made as a whole, in pixels.
    private static let largest = 4 << 20

    /// Draws the picture into a box, which goes to whole pixels.
    func draw(in box: CGRect, on cairo: OpaquePointer) {
        guard width > 0, height > 0 else { return }
        let grid = PixelGrid(cairo)
        let left = grid.x(box.minX).rounded(), top = grid.y(box.minY).rounded()
        let right = grid.x(box.maxX).rounded(), bottom = grid.y(box.maxY).rounded()
        guard abs(left) < 1e6, abs(top) < 1e6, abs(right) < 1e6, abs(bottom) < 1e6 else { return }
        // Something thinner than a pixel is still seen.
        let place = PixelBox(
            left: Int(left), top: Int(top), right: Int(max(right, left + 1)), bottom: Int(max(bottom, top + 1)))
        guard grid.isOfTarget else {
            return drawTurned(min(place.width, width), min(place.height, height), in: box, on: cairo)
        }
        grid.inPixels(of: cairo) { seen in
            if place.width * place.height <= Self.largest || (place.width == width && place.height == height) {
                guard let picture = scaled(to: place.width, place.height) else { return }
                return paint(picture, place.left, place.top, on: cairo)
            }
            let shown = place.intersection(seen)
            guard !shown.isEmpty,
                let picture = part(
                    of: place.width, place.height, x: shown.left - place.left, y: shown.top - place.top,
                    width: shown.width, height: shown.height)
            else { return }
            paint(picture, shown.left, shown.top, on: cairo)
        }
    }

    /// Made smaller first, if it will be, and then turned.
    private func drawTurned(_ newWidth: Int, _ newHeight: Int, in box: CGRect, on cairo: OpaquePointer) {
        guard let picture = scaled(to: newWidth, newHeight) else { return }
        cairo_save(cairo)
        cairo_translate(cairo, box.minX, box.minY)
        cairo_scale(cairo, box.width / Double(newWidth), box.height / Double(newHeight))
        cairo_set_source_surface(cairo, picture, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, Double(newWidth), Double(newHeight))
        cairo_fill(cairo)
        cairo_restore(cairo)
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
