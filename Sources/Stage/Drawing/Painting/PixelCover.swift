internal import CGTK
import CoreGraphics

/// How much of each pixel a drawing covers, from 0 to 255, row by row.
enum PixelCover {
    /// Nil if there is no memory for it. `sigma` is the deviation of a blur, in pixels.
    static func make(
        _ width: Int, _ height: Int, sigma: Double = 0, draw: (_ cairo: OpaquePointer) -> Void
    ) -> [UInt8]? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        draw(cairo)
        cairo_destroy(cairo)
        PixelBlur.blur(surface, sigma: sigma)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for row in 0..<height {
                (buffer.baseAddress! + row * width).update(from: data + row * stride, count: width)
            }
            count = width * height
        }
    }
}
