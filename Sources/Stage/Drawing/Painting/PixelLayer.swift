internal import CGTK
import CoreGraphics

/// Pixels in memory that a part of a drawing is made in first, to be changed before they are drawn.
///
/// They are the target's own pixels, as long as that is one of pixels and not turned; otherwise they are drawn through a filter.
@MainActor
final class PixelLayer {
    /// An image surface of cairo's, of four bytes a pixel or, for a mask, of one.
    let surface: OpaquePointer
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
        let grid = PixelGrid(cairo)
        let left = grid.x(x1).rounded(.down), top = grid.y(y1).rounded(.down)
        let width = grid.x(x2).rounded(.up) - left, height = grid.y(y2).rounded(.up) - top
        guard abs(left) < 1e9, abs(top) < 1e9, width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let surface = cairo_image_surface_create(
                isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        var matrix = grid.matrix
        matrix.x0 -= left
        matrix.y0 -= top
        cairo_set_matrix(context, &matrix)
        draw(NodePainter(context))
        cairo_destroy(context)
        return PixelLayer(surface, grid, left: Int(left), top: Int(top))
    }

    /// The blurred cover of a rounded rectangle, as far as it can be seen; nil if that is nothing. `sigma` is in points.
    static func shadow(_ cairo: OpaquePointer, of shape: GskRoundedRect, sigma: Double) -> PixelLayer? {
        let grid = PixelGrid(cairo)
        guard grid.isOfTarget, let mask = ShadowMask(grid.pixels(of: shape), sigma: sigma * grid.scale) else {
            let reach = PixelBlur.reach(sigma)
            var bounds = shape.bounds
            graphene_rect_inset(&bounds, -Float(reach) - 1, -Float(reach) - 1)
            return make(cairo, bounds: bounds, reach: reach, isMask: true) { painter in
                painter.addOutline(shape)
                cairo_fill(painter.cairo)
            }?.blur(sigma: sigma)
        }
        var layer: PixelLayer?
        grid.inPixels(of: cairo) { seen in
            let box = mask.box.intersection(seen)
            guard !box.isEmpty,
                let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)),
                let data = cairo_image_surface_get_data(surface)
            else { return }
            mask.write(box, to: data, stride: Int(cairo_image_surface_get_stride(surface)))
            cairo_surface_mark_dirty(surface)
            layer = PixelLayer(surface, grid, left: box.left, top: box.top)
        }
        return layer
    }

    private init(_ surface: OpaquePointer, _ grid: PixelGrid, left: Int, top: Int) {
        self.surface = surface
        self.grid = grid
        self.left = left
        self.top = top
    }

    isolated deinit { cairo_surface_destroy(surface) }

    // MARK: Changes

    /// `sigma` is the standard deviation, in points.
    func blur(sigma: Double) -> PixelLayer {
        PixelBlur.blur(surface, sigma: sigma * grid.scale)
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
        defer { cairo_pattern_destroy(pattern) }
        func place(_ x: Double, _ y: Double, _ filter: cairo_filter_t) {
            var origin = cairo_matrix_t()
            cairo_matrix_init_translate(&origin, -x, -y)
            cairo_pattern_set_matrix(pattern, &origin)
            cairo_pattern_set_filter(pattern, filter)
            body(pattern)
        }
        guard !grid.isOfTarget else {
            return grid.inPixels(of: cairo) { _ in
                // To whole pixels: between them, all would be blurred.
                place(
                    Double(left) + (offset.x * grid.matrix.xx).rounded(),
                    Double(top) + (offset.y * grid.matrix.yy).rounded(), CAIRO_FILTER_NEAREST)
            }
        }
        cairo_save(cairo)
        cairo_translate(cairo, offset.x, offset.y)
        cairo_scale(cairo, 1 / grid.matrix.xx, 1 / grid.matrix.yy)
        place(Double(left), Double(top), CAIRO_FILTER_GOOD)
        cairo_restore(cairo)
    }
}

extension PixelGrid {
    fileprivate func pixels(of shape: GskRoundedRect) -> GskRoundedRect {
        func pixels(_ size: graphene_size_t) -> graphene_size_t {
            graphene_size_t(width: size.width * Float(matrix.xx), height: size.height * Float(matrix.yy))
        }
        let origin = graphene_point_t(
            x: Float(x(Double(shape.bounds.origin.x))), y: Float(y(Double(shape.bounds.origin.y))))
        return GskRoundedRect(
            bounds: graphene_rect_t(origin: origin, size: pixels(shape.bounds.size)),
            corner: (pixels(shape.corner.0), pixels(shape.corner.1), pixels(shape.corner.2), pixels(shape.corner.3)))
    }
}
