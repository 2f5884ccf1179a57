internal import CGTK

/// How a drawing's coordinates become the pixels of what it is drawn on.
struct PixelGrid {
    /// To pixels. Where ``isOfTarget`` is false these are pixels of nobody's, in the size that they will have.
    let matrix: cairo_matrix_t
    /// The matrix by which a unit of the target is one of its pixels; nil if the pixels are not the target's, as it is turned or a
    /// recording.
    private let target: cairo_matrix_t?

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

    /// Whether the pixels are those of the target.
    var isOfTarget: Bool { target != nil }
    /// Pixels in a point; the mean, where they differ across and down.
    var scale: Double { (matrix.xx * matrix.yy).squareRoot() }

    /// A place in the drawing's coordinates, in pixels.
    func x(_ x: Double) -> Double { x * matrix.xx + matrix.x0 }
    func y(_ y: Double) -> Double { y * matrix.yy + matrix.y0 }

    /// Runs a body in which a unit is a pixel of the target; it is given the box of those that are not clipped away. Not at all if
    /// the pixels are not the target's.
    func inPixels(of cairo: OpaquePointer, _ body: (PixelBox) -> Void) {
        guard var target else { return }
        cairo_save(cairo)
        cairo_set_matrix(cairo, &target)
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        body(
            PixelBox(
                left: Int(x1.rounded(.down)), top: Int(y1.rounded(.down)), right: Int(x2.rounded(.up)),
                bottom: Int(y2.rounded(.up))))
        cairo_restore(cairo)
    }
}

/// A rectangle of whole pixels.
struct PixelBox {
    var left, top, right, bottom: Int
    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    /// What holds nothing, and grows.
    static let nothing = PixelBox(left: .max, top: .max, right: .min, bottom: .min)

    mutating func formUnion(_ other: PixelBox) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
    }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }
}
