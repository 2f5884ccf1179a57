internal import CGTK
import CoreGraphics
import Foundation

/// The coloured pictures of a font, as one of emoji has them.
struct GlyphPictures {
    private let font: OpaquePointer

    /// Whether a font's glyphs are painted in colours of a palette or as SVG, which Pango draws.
    static func arePainted(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard let harfBuzz = pango_font_get_hb_font(font), let face = hb_font_get_face(harfBuzz) else { return false }
        return hb_ot_color_has_png(face) == 0 && (hb_ot_color_has_palettes(face) != 0 || hb_ot_color_has_svg(face) != 0)
    }

    /// Nil if the font has none.
    init?(of font: UnsafeMutablePointer<PangoFont>) {
        guard let harfBuzz = pango_font_get_hb_font(font), hb_ot_color_has_png(hb_font_get_face(harfBuzz)) != 0 else {
            return nil
        }
        self.font = harfBuzz
    }

    /// Whether a glyph has a picture.
    func has(_ glyph: UInt32) -> Bool {
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return false }
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    /// The picture, and where it is drawn, in points from the glyph's origin; nil if this glyph has none.
    func picture(of glyph: UInt32) -> (source: PictureSource, box: CGRect)? {
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0,
            let surface = Self.decode(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
        else { return nil }
        let unit = CGFloat(ShapedText.unit)
        let box = CGRect(
            x: CGFloat(extents.x_bearing) * unit, y: -CGFloat(extents.y_bearing) * unit,
            width: CGFloat(extents.width) * unit, height: -CGFloat(extents.height) * unit)
        defer { cairo_surface_destroy(surface) }
        return box.width > 0 && box.height > 0 ? (PictureSource(surface), box) : nil
    }

    private struct Reader {
        var rest: UnsafeRawBufferPointer
    }

    private static func decode(_ png: UnsafeRawBufferPointer) -> OpaquePointer? {
        var reader = Reader(rest: png)
        let surface = withUnsafeMutablePointer(to: &reader) { reader in
            cairo_image_surface_create_from_png_stream(
                { closure, data, length in
                    let reader = closure!.assumingMemoryBound(to: Reader.self)
                    guard reader.pointee.rest.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                    UnsafeMutableRawBufferPointer(start: data, count: Int(length)).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: reader.pointee.rest.prefix(Int(length))))
                    reader.pointee.rest = UnsafeRawBufferPointer(
                        rebasing: reader.pointee.rest.dropFirst(Int(length)))
                    return CAIRO_STATUS_SUCCESS
                }, reader)
        }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        return surface
    }
}
