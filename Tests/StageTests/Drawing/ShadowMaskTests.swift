import CGTK
import CoreGraphics
import Testing

@testable import Stage

@Suite("Masks of shadows") @MainActor
struct ShadowMaskTests {
    /// The mask as it is without leaving anything out.
    private func whole(_ shape: GskRoundedRect, _ mask: ShadowMask, sigma: Double) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.box.width), Int32(mask.box.height))!
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, Double(-mask.box.left), Double(-mask.box.top))
        NodePainter.addOutline(shape, to: cairo)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        PixelBlur.blur(surface, sigma: sigma)
        defer { cairo_surface_destroy(surface) }
        let data = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
        var pixels: [UInt8] = []
        for row in 0..<mask.box.height {
            pixels += UnsafeBufferPointer(start: data + row * stride, count: mask.box.width)
        }
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
        var pixels = [UInt8](repeating: 99, count: mask.box.width * mask.box.height)
        mask.write(mask.box, to: &pixels, stride: mask.box.width)
        #expect(pixels == whole(shape, mask, sigma: form.sigma))
        // A part of it, as when the rest is clipped away.
        let (left, top) = (mask.box.width / 3, mask.box.height / 2)
        let (width, height) = (mask.box.width - left - 1, mask.box.height - top)
        var part = [UInt8](repeating: 0, count: width * height)
        mask.write(
            PixelBox(
                left: mask.box.left + left, top: mask.box.top + top, right: mask.box.left + left + width,
                bottom: mask.box.top + top + height), to: &part, stride: width)
        for row in 0..<height {
            let start = (top + row) * mask.box.width + left
            #expect(Array(part[(row * width)..<((row + 1) * width)]) == Array(pixels[start..<(start + width)]))
        }
    }

    @Test("What is no size has no mask")
    func nothing() {
        #expect(ShadowMask(shape(CGRect(x: 0, y: 0, width: 0, height: 5), 0), sigma: 2) == nil)
        #expect(ShadowMask(shape(CGRect(x: 0, y: 0, width: 1e9, height: 5), 0), sigma: 2) == nil)
    }
}
