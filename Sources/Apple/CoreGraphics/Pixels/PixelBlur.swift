import Foundation
internal import CCairo

/// The blur of shadows and of what lies behind glass: near a Gaussian one, and the same on every machine.
package enum PixelBlur {
    /// How far it reaches, in the unit of `sigma`, its standard deviation.
    package static func reach(_ sigma: Double) -> Double { 3 * sigma }

    /// Blurs an image surface of cairo's in place, of a byte or of four a pixel; `sigma` is in pixels. What is outside of it
    /// counts as empty.
    package static func blur(_ surface: OpaquePointer, sigma: Double) {
        cairo_surface_flush(surface)
        seam_blur(
            cairo_image_surface_get_data(surface), cairo_image_surface_get_width(surface),
            cairo_image_surface_get_height(surface), cairo_image_surface_get_stride(surface),
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4, sigma)
        cairo_surface_mark_dirty(surface)
    }
}
