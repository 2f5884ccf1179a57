import CGTK
import CoreGraphics
import Foundation
import ReferencePictures
import Testing

@testable import Stage

/// What a text's pixels are made of. That they are its outlines' alone makes them the same with all versions of the libraries.
@Suite("Glyphs") @MainActor
struct GlyphPainterTests {
    /// The cover of each pixel, as cairo fills the outlines of a text whose top left corner is at a place in pixels.
    private func outlines(_ layout: TextLayout, _ width: Int, _ height: Int, scale: Double, at x: Double, _ y: Double)
        -> [UInt8]
    {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
        let cairo = cairo_create(surface)!
        let shaped = ShapedText(layout.text, maxWidth: nil, maxLines: 0, engine: .ofMainThread)
        for line in shaped.lines {
            shaped.forEachRun(in: line) { item, left, _ in
                let string = item.pointee.glyphs.pointee
                var advance = 0.0
                for i in 0..<Int(string.num_glyphs) {
                    // Each glyph starts at a quarter of a pixel, on a line between pixels.
                    var glyph = string.glyphs[i]
                    let place = x + (left + (advance + Double(glyph.geometry.x_offset)) * ShapedText.unit) * scale
                    glyph.geometry.x_offset = 0
                    let quarter = (place * 4 + 0.5).rounded(.down) / 4
                    let row = (y + line.baseline * scale + 0.5).rounded(.down)
                    cairo_identity_matrix(cairo)
                    cairo_translate(cairo, quarter, row)
                    cairo_scale(cairo, scale, scale)
                    cairo_move_to(cairo, 0, 0)
                    var one = PangoGlyphString()
                    one.num_glyphs = 1
                    withUnsafeMutablePointer(to: &glyph) { glyph in
                        one.glyphs = glyph
                        pango_cairo_glyph_string_path(cairo, item.pointee.item.pointee.analysis.font, &one)
                    }
                    cairo_fill(cairo)
                    advance += Double(glyph.geometry.width)
                }
            }
        }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        defer { cairo_surface_destroy(surface) }
        let data = cairo_image_surface_get_data(surface)!, stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { row in (0..<width).map { data[row * stride + $0] } }
    }

    private func cover(_ image: CGImage) -> [UInt8] {
        (0..<image.height).flatMap { y in (0..<image.width).map { x in UInt8(image[x, y].alpha) } }
    }

    /// How much two covers differ at most.
    private func difference(_ a: [UInt8], _ b: [UInt8]) -> Int {
        a.count == b.count ? zip(a, b).map { abs(Int($0) - Int($1)) }.max() ?? 0 : 256
    }

    @Test("Pixels are those of the outlines", arguments: [1.0, 2, 3])
    func outlines(scale: Double) throws {
        let layout = TextLayout(styled("Hill 한글 12:34"))
        let image = try picture(120, 30, scale: scale) { $0.draw(layout, at: CGPoint(x: 5.4, y: 3.3)) }
        let expected = outlines(
            layout, image.width, image.height, scale: scale, at: 5.4 * scale, 3.3 * scale)
        // Where two glyphs meet, their cover is added here and laid over each other there.
        #expect(difference(cover(image), expected) <= 2)
        #expect(expected.contains(255))
    }

    @Test("A glyph has the same pixels wherever its quarter of a pixel is")
    func phases() throws {
        let layout = TextLayout(styled("한"))
        func pixels(_ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
            let image = try picture(60, 40, scale: 2) { $0.draw(layout, at: CGPoint(x: x, y: y)) }
            let left = Int(x * 2), top = Int(y * 2)
            return (0..<44).flatMap { row in (0..<40).map { UInt8(image[left + $0, top + row].alpha) } }
        }
        let first = try pixels(3, 4)
        #expect(try pixels(17, 4) == first)
        #expect(try pixels(3, 11) == first)
        #expect(try pixels(3.125, 4) != first)
        #expect(try pixels(3.125, 4) == pixels(20.125, 9))
    }

    @Test("Clips, opacity, masks and effects hold texts too")
    func groups() throws {
        let layout = TextLayout(styled("MMM", 30, weight: 900))
        let plain = try picture(120, 50, scale: 2) { $0.draw(layout, at: .zero) }
        func inked(_ image: CGImage) -> Set<Int> {
            Set(
                (0..<image.height).flatMap { y in (0..<image.width).map { y * image.width + $0 } }.filter {
                    image[$0 % image.width, $0 / image.width].alpha > 100
                })
        }
        let all = inked(plain)
        #expect(all.count > 500)

        let clipped = try picture(120, 50, scale: 2) { canvas in
            canvas.pushClip(CGRect(x: 0, y: 0, width: 20, height: 50))
            canvas.draw(layout, at: .zero)
            canvas.pop()
        }
        #expect(inked(clipped) == all.filter { $0 % 240 < 40 })

        let rounded = try picture(120, 50, scale: 2) { canvas in
            canvas.pushClip(RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 50), radius: 1))
            canvas.draw(layout, at: .zero)
            canvas.pop()
        }
        #expect(inked(rounded) == all)

        let faint = try picture(120, 50, scale: 2) { canvas in
            canvas.pushOpacity(0.5)
            canvas.draw(layout, at: .zero)
            canvas.pop()
        }
        let strongest = cover(faint).max() ?? 0
        #expect(abs(Int(strongest) - 128) <= 1)

        let shadowed = try picture(120, 50, scale: 2) { canvas in
            canvas.pushShadow(color: red, offset: CGSize(width: 0, height: 0), radius: 0)
            canvas.draw(layout, at: .zero)
            canvas.pop()
        }
        #expect(inked(shadowed).isSuperset(of: all))

        let turned = try picture(120, 50, scale: 2) { canvas in
            canvas.translate(x: 120, y: 50)
            canvas.concatenate(CGAffineTransform(rotationAngle: .pi))
            canvas.draw(layout, at: .zero)
        }
        #expect(abs(inked(turned).count - all.count) < all.count / 20)

        let masked = try picture(120, 50, scale: 2) { canvas in
            canvas.pushMask { $0.draw(layout, at: .zero) }
            canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 50), blue)
            canvas.pop()
        }
        #expect(abs(inked(masked).count - all.count) < all.count / 20)

        let grey = try picture(120, 50, scale: 2) { canvas in
            canvas.pushSaturation(0)
            canvas.draw(layout, at: .zero, color: red)
            canvas.pop()
        }
        let colour = try #require(inked(grey).first { grey[$0 % 240, $0 / 240].alpha == 255 })
        let pixel = grey[colour % 240, colour / 240]
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    }

    @Test("An emoji is where its box is, upright and turned")
    func pictures() throws {
        let layout = TextLayout(styled("🟥", 30))
        func ink(_ angle: CGFloat) throws -> CGRect {
            let image = try picture(80, 80, scale: 2) { canvas in
                canvas.translate(x: 40, y: 40)
                canvas.concatenate(CGAffineTransform(rotationAngle: angle))
                canvas.draw(layout, at: CGPoint(x: -layout.size.width / 2, y: -layout.size.height / 2))
            }
            var box = CGRect.null
            for y in 0..<image.height {
                for x in 0..<image.width where image[x, y].alpha > 128 && image[x, y].red > image[x, y].blue {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box
        }
        let upright = try ink(0), turned = try ink(.pi)
        #expect(upright.width > 40)
        #expect(abs(upright.width - turned.width) <= 2 && abs(upright.height - turned.height) <= 2)
        #expect(abs(upright.midX - (160 - turned.midX)) <= 2)
        #expect(abs(upright.midY - (160 - turned.midY)) <= 2)
    }

    @Test("A large glyph, a tiny one and one that no font has draw something")
    func extremes() throws {
        for (text, size) in [("가", 400.0), ("가", 2), ("\u{10FFFD}", 17)] {
            let layout = TextLayout(styled(text, size))
            let image = try picture(500, 600) { $0.draw(layout, at: .zero) }
            #expect(cover(image).contains { $0 > 20 }, "\(text) at \(size)")
        }
    }

    @Test("What is far outside, or scaled to nothing, is no error")
    func nothing() throws {
        let layout = TextLayout(styled("far"))
        let image = try picture(20, 20) { canvas in
            canvas.draw(layout, at: CGPoint(x: 1e9, y: 0))
            canvas.draw(layout, at: CGPoint(x: -500, y: -1e12))
            canvas.save()
            canvas.concatenate(CGAffineTransform(scaleX: 0, y: 0))
            canvas.draw(layout, at: .zero)
            canvas.restore()
        }
        #expect(!cover(image).contains { $0 > 8 })
    }

    @Test("A picture in a box that is no size is no error")
    func boxes() throws {
        let dot = try picture(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4), red) }
        let image = try picture(20, 20) { canvas in
            for side in [CGFloat.nan, .infinity, 1e30, -1e30, 1e-30] {
                canvas.draw(Texture(dot), in: CGRect(x: 30, y: 30, width: side, height: 3))
                canvas.draw(Texture(dot), in: CGRect(x: side, y: 30, width: 3, height: 3))
            }
        }
        #expect(!cover(image).contains { $0 > 0 })
        let context = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20, scale: 1))
        for side in [CGFloat.nan, .infinity, 1e30, 1e-30] {
            context.draw(dot, in: CGRect(x: 30, y: 30, width: side, height: 1))
        }
        #expect(context.makeImage() != nil)
    }
}
