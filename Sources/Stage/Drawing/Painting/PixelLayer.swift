internal import CGTK
import CoreGraphics

/// Pixels in memory that a part of a drawing is made in first, to be changed before they are drawn.
///
/// They are the target's own pixels, as long as that is one of pixels and not turned; otherwise they are drawn through a filter.
@MainActor
final class PixelLayer {
    /// An image surface of cairo's, of four bytes a pixel or, for a mask, of one.
    let surface: OpaquePointer
    /// Pixels in a point.
    let scale: Double
    private let grid: PixelGrid
    private let left, top: Int

    /// Draws what lies within `bounds` and can be seen, or is no further than `reach` points from what can; nil if that is
    /// nothing.
    static func make(
        _ cairo: OpaquePointer, bounds: graphene_rect_t, reach: Double = 0, isMask: Bool = false,
        draw: (NodePainter) -> Void
    ) -> PixelLayer? {
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        x1 = max(x1 - reach, Double(bounds.origin.x))
        y1 = max(y1 - reach, Double(bounds.origin.y))
        x2 = min(x2 + reach, Double(bounds.origin.x) + Double(bounds.size.width))
        y2 = min(y2 + reach, Double(bounds.origin.y) + Double(bounds.size.height))
        guard x1 < x2, y1 < y2 else { return nil }
        let grid = PixelGrid(cairo), map = grid.matrix
        let left = (x1 * map.xx + map.x0).rounded(.down), top = (y1 * map.yy + map.y0).rounded(.down)
        let width = (x2 * map.xx + map.x0).rounded(.up) - left, height = (y2 * map.yy + map.y0).rounded(.up) - top
        guard abs(left) < 1e9, abs(top) < 1e9, width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let surface = cairo_image_surface_create(
                isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        var matrix = map
        matrix.x0 -= left
        matrix.y0 -= top
        cairo_set_matrix(context, &matrix)
        draw(NodePainter(context))
        cairo_destroy(context)
        return PixelLayer(surface, grid, left: Int(left), top: Int(top))
    }

    /// The blurred cover of a rounded rectangle, as far as it can be seen; nil if that is nothing, or if the pixels would not be the
    /// target's.
    static func shadow(_ cairo: OpaquePointer, of shape: GskRoundedRect, sigma: Double) -> PixelLayer? {
        let grid = PixelGrid(cairo), map = grid.matrix
        guard var target = grid.target else { return nil }
        func pixels(_ size: graphene_size_t) -> graphene_size_t {
            graphene_size_t(width: size.width * Float(map.xx), height: size.height * Float(map.yy))
        }
        let bounds = graphene_rect_t(
            origin: graphene_point_t(
                x: Float(Double(shape.bounds.origin.x) * map.xx + map.x0),
                y: Float(Double(shape.bounds.origin.y) * map.yy + map.y0)), size: pixels(shape.bounds.size))
        let corners = (
            pixels(shape.corner.0), pixels(shape.corner.1), pixels(shape.corner.2), pixels(shape.corner.3)
        )
        guard
            let mask = ShadowMask(
                GskRoundedRect(bounds: bounds, corner: corners), sigma: sigma * (map.xx * map.yy).squareRoot())
        else { return nil }
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_save(cairo)
        cairo_set_matrix(cairo, &target)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        cairo_restore(cairo)
        let left = max(mask.left, Int(x1.rounded(.down))), top = max(mask.top, Int(y1.rounded(.down)))
        let width = min(mask.left + mask.width, Int(x2.rounded(.up))) - left
        let height = min(mask.top + mask.height, Int(y2.rounded(.up))) - top
        guard width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        mask.write(
            to: data, stride: Int(cairo_image_surface_get_stride(surface)), left: left, top: top, width: width,
            height: height)
        cairo_surface_mark_dirty(surface)
        return PixelLayer(surface, grid, left: left, top: top)
    }

    private init(_ surface: OpaquePointer, _ grid: PixelGrid, left: Int, top: Int) {
        self.surface = surface
        self.grid = grid
        self.left = left
        self.top = top
        scale = (grid.matrix.xx * grid.matrix.yy).squareRoot()
    }

    isolated deinit { cairo_surface_destroy(surface) }

    // MARK: Changes

    /// `sigma` is the standard deviation, in points.
    func blur(sigma: Double) -> PixelLayer {
        PixelBlur.blur(surface, sigma: sigma * scale)
        return self
    }

    func changeColors(_ change: ColorChange) -> PixelLayer {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return self }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        // The same colour often follows itself.
        var last: UInt32 = 0, new = change(0)
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                if row[x] != last {
                    last = row[x]
                    new = change(last)
                }
                row[x] = new
            }
        }
        cairo_surface_mark_dirty(surface)
        return self
    }

    // MARK: Painting

    /// Paints the pixels at their place; `offset` is in points.
    func paint(on cairo: OpaquePointer, offset: (x: Double, y: Double) = (0, 0)) {
        inPixels(cairo, offset) { pattern in
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }

    /// Paints a colour where the pixels are opaque.
    func paint(on cairo: OpaquePointer, _ color: GdkRGBA, offset: (x: Double, y: Double) = (0, 0)) {
        inPixels(cairo, offset) { pattern in
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
            cairo_mask(cairo, pattern)
        }
    }

    private func inPixels(_ cairo: OpaquePointer, _ offset: (x: Double, y: Double), _ body: (OpaquePointer) -> Void) {
        let pattern = cairo_pattern_create_for_surface(surface)!
        cairo_save(cairo)
        var origin = cairo_matrix_t()
        if var target = grid.target {
            cairo_set_matrix(cairo, &target)
            // To whole pixels: between them, all would be blurred.
            cairo_matrix_init_translate(
                &origin, -Double(left) - (offset.x * grid.matrix.xx).rounded(),
                -Double(top) - (offset.y * grid.matrix.yy).rounded())
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        } else {
            cairo_translate(cairo, offset.x, offset.y)
            cairo_scale(cairo, 1 / grid.matrix.xx, 1 / grid.matrix.yy)
            cairo_matrix_init_translate(&origin, -Double(left), -Double(top))
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        }
        cairo_pattern_set_matrix(pattern, &origin)
        body(pattern)
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
    }
}
