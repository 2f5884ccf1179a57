import CGTK
import CoreGraphics
import Testing

@testable import Stage

@Suite("Masks of shadows") @MainActor
struct ShadowMaskTests {
    /// The mask as it is without leaving anything out.
    private func whole(_ shape: GskRoundedRect, _ mask: ShadowMask, sigma: Double) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height))!
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, Double(-mask.left), Double(-mask.top))
        NodePainter.addOutline(shape, to: cairo)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        PixelBlur.blur(surface, sigma: sigma)
        defer { cairo_surface_destroy(surface) }
        let data = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt8] = []
        for row in 0..<mask.height { pixels += UnsafeBufferPointer(start: data + row * stride, count: mask.width) }
        return pixels
    }

    private func shape(_ rect: CGRect, _ radius: CGFloat) -> GskRoundedRect {
        GskRoundedRect(RoundedRect(rect, radius: radius))
    }

    @Test(
        "What is left out and put in again is what it was",
        arguments: [
            CGRect(x: 3, y: 4, width: 200, height: 120), CGRect(x: -10.25, y: 7.5, width: 300.5, height: 20),
            CGRect(x: 0.75, y: 0, width: 18, height: 240), CGRect(x: 5, y: 5, width: 1, height: 1),
        ], [(0.0, 0.0), (6, 4), (12, 0), (30, 9.5)])
    func slices(rect: CGRect, form: (radius: Double, sigma: Double)) throws {
        let shape = shape(rect, form.radius)
        let mask = try #require(ShadowMask(shape, sigma: form.sigma))
        var pixels = [UInt8](repeating: 99, count: mask.width * mask.height)
        mask.write(
            to: &pixels, stride: mask.width, left: mask.left, top: mask.top, width: mask.width, height: mask.height)
        #expect(pixels == whole(shape, mask, sigma: form.sigma))
        // A part of it, as when the rest is clipped away.
        let (left, top) = (mask.width / 3, mask.height / 2)
        let (width, height) = (mask.width - left - 1, mask.height - top)
        var part = [UInt8](repeating: 0, count: width * height)
        mask.write(
            to: &part, stride: width, left: mask.left + left, top: mask.top + top, width: width, height: height)
        for row in 0..<height {
            let start = (top + row) * mask.width + left
            #expect(Array(part[(row * width)..<((row + 1) * width)]) == Array(pixels[start..<(start + width)]))
        }
    }

    @Test("What is no size has no mask")
    func nothing() {
        #expect(ShadowMask(shape(CGRect(x: 0, y: 0, width: 0, height: 5), 0), sigma: 2) == nil)
        #expect(ShadowMask(shape(CGRect(x: 0, y: 0, width: 1e9, height: 5), 0), sigma: 2) == nil)
    }
}
