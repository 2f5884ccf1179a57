import Foundation
internal import CCairo

extension CGContext {
    /// Draws the blurred shape of an operation's result, moved and in the shadow's colour.
    func drawShadow(_ shadow: Shadow, of operation: (OpaquePointer) -> Void) {
        let sigma = shadow.blur / 2
        let reach = PixelBlur.reach(sigma).rounded(.up) + 1
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        let user = matrix
        cairo_identity_matrix(cairo)
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        // In a context of y upwards, offsets are upwards too.
        let dx = shadow.offset.width, dy = isFlipped ? shadow.offset.height : -shadow.offset.height
        // Clipped content may still cast a shadow into the visible area.
        let area = CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
            .offsetBy(dx: -dx, dy: -dy).insetBy(dx: -reach, dy: -reach).integral
        let width = (area.width * deviceScale).rounded(.up), height = (area.height * deviceScale).rounded(.up)
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let target = cairo_create(mask)
        else { return }
        defer { cairo_surface_destroy(mask) }
        let toMask = CGAffineTransform(scaleX: deviceScale, y: deviceScale).translatedBy(x: -area.minX, y: -area.minY)
        var m = cairo_matrix_t(user.concatenating(toMask))
        cairo_set_matrix(target, &m)
        copyLineStyle(to: target)
        operation(target)
        cairo_destroy(target)
        PixelBlur.blur(mask, sigma: sigma * deviceScale)

        cairo_translate(cairo, area.minX + dx, area.minY + dy)
        cairo_scale(cairo, 1 / deviceScale, 1 / deviceScale)
        let c = shadow.color.rgba
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
        cairo_mask_surface(cairo, mask, 0, 0)
    }

    private func copyLineStyle(to target: OpaquePointer) {
        cairo_set_line_width(target, cairo_get_line_width(cairo))
        cairo_set_line_cap(target, cairo_get_line_cap(cairo))
        cairo_set_line_join(target, cairo_get_line_join(cairo))
        cairo_set_miter_limit(target, cairo_get_miter_limit(cairo))
        let count = Int(cairo_get_dash_count(cairo))
        guard count > 0 else { return }
        var lengths = [Double](repeating: 0, count: count)
        var phase = 0.0
        cairo_get_dash(cairo, &lengths, &phase)
        cairo_set_dash(target, lengths, Int32(count), phase)
    }
}
