internal import CGTK

/// How a drawing's coordinates become the pixels of what it is drawn on.
struct PixelGrid {
    /// To pixels. Where ``target`` is nil these are pixels of nobody's, in the size that they will have.
    let matrix: cairo_matrix_t
    /// The matrix by which a unit of the target is one of its pixels; nil if the pixels are not the target's, as it is turned or a
    /// recording.
    let target: cairo_matrix_t?

    init(_ cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let surface = cairo_get_group_target(cairo)
        let isOfPixels = cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
        // A group has its own origin.
        var scaleX = 1.0, scaleY = 1.0, left = 0.0, top = 0.0
        cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
        cairo_surface_get_device_offset(surface, &left, &top)
        if isOfPixels, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 {
            self.matrix = cairo_matrix_t(
                xx: matrix.xx * scaleX, yx: 0, xy: 0, yy: matrix.yy * scaleY, x0: matrix.x0 * scaleX + left,
                y0: matrix.y0 * scaleY + top)
            target = cairo_matrix_t(
                xx: 1 / scaleX, yx: 0, xy: 0, yy: 1 / scaleY, x0: -left / scaleX, y0: -top / scaleY)
        } else {
            // A recording does not know how large it will be shown: as on the densest screens.
            let density = isOfPixels ? scaleX : 3
            let scale = max(abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot() * density, 1e-3)
            self.matrix = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)
            target = nil
        }
    }
}
