internal import CGTK
import Foundation

/// Draws glyphs with cairo, so that the same text has the same pixels with every version of the libraries.
///
/// Into pixels they go as masks, which are kept; into a recording, and turned or sheared, as outlines. What is neither, such as
/// a page of PDF, keeps them as text.
struct GlyphPainter {
    let masks: GlyphMasks
    let cairo: OpaquePointer

    /// Glyphs in a row, and where the first one starts.
    struct Row {
        var font: UnsafeMutablePointer<PangoFont>
        var glyphs: UnsafeBufferPointer<PangoGlyphInfo>
        var x, y: Double
    }

    /// A glyph that takes room and draws nothing.
    fileprivate static let empty: UInt32 = 0x0FFF_FFFF
    /// Set in what stands for a character that no font has.
    private static let unknown: UInt32 = 0x1000_0000
    /// The side from which on a glyph is not kept, in pixels.
    private static let largest = 256.0

    static func scaledFont(of font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
        pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    /// Draws a row in a colour. The colour of the context is another afterwards, and its path is gone.
    func draw(_ row: Row, _ color: GdkRGBA) {
        cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        draw(row)
    }

    /// Draws a row in the context's colour.
    func draw(_ row: Row) {
        switch cairo_surface_get_type(cairo_get_group_target(cairo)) {
        case CAIRO_SURFACE_TYPE_IMAGE:
            let grid = PixelGrid(cairo)
            if grid.isOfTarget { drawMasks(row, grid) } else { drawOutlines(row) }
        case CAIRO_SURFACE_TYPE_RECORDING: drawOutlines(row)
        default: show(row)
        }
    }

    /// Leaves a row to Pango.
    private func show(_ row: Row) {
        cairo_new_path(cairo)
        cairo_move_to(cairo, row.x, row.y)
        row.withString { pango_cairo_show_glyph_string(cairo, row.font, $0) }
    }

    private func drawOutlines(_ row: Row) {
        if GlyphPictures.arePainted(row.font) { return show(row) }
        guard let scaled = Self.scaledFont(of: row.font) else { return }
        cairo_set_scaled_font(cairo, scaled)
        cairo_new_path(cairo)
        let pictures = GlyphPictures(of: row.font)
        row.forEach { glyph, x, y in
            guard glyph & Self.unknown == 0, pictures?.has(glyph) != true else { return }
            var place = cairo_glyph_t(index: UInt(glyph), x: x, y: y)
            cairo_glyph_path(cairo, &place, 1)
        }
        cairo_fill(cairo)
        row.forEach { glyph, x, y in
            if glyph & Self.unknown != 0 {
                showUnknown(row, glyph, x, y)
            } else if let (source, box) = pictures?.picture(of: glyph) {
                source.draw(in: box.offsetBy(dx: x, dy: y), on: cairo)
            }
        }
    }

    private func drawMasks(_ row: Row, _ grid: PixelGrid) {
        let face = masks.face(row.font, x: grid.matrix.xx, y: grid.matrix.yy)
        if face.isPainted { return show(row) }
        guard Self.size(of: row.font) * max(face.x, face.y) < Self.largest else { return drawOutlines(row) }
        var placed: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(row.glyphs.count)
        var box = PixelBox.nothing
        let phases = Double(GlyphMasks.phases)
        row.forEach { glyph, x, y in
            if glyph & Self.unknown != 0 { return showUnknown(row, glyph, x, y) }
            let place = (x: grid.x(x), y: grid.y(y))
            guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
            let line = Int((place.y + 0.5).rounded(.down))
            if let (source, box) = masks.picture(of: glyph, in: face) {
                return source.draw(in: box.offsetBy(dx: x, dy: y), on: cairo)
            }
            let quarters = Int((place.x * phases + 0.5).rounded(.down))
            let mask = masks.mask(of: glyph, phase: quarters & (GlyphMasks.phases - 1), in: face)
            guard mask.width > 0 else { return }
            let left = (quarters >> 2) + mask.left, top = line + mask.top
            placed.append((mask, left, top))
            box.formUnion(PixelBox(left: left, top: top, right: left + mask.width, bottom: top + mask.height))
        }
        guard !placed.isEmpty else { return }
        grid.inPixels(of: cairo) { seen in
            // What is clipped away costs no pixels.
            let box = box.intersection(seen)
            guard !box.isEmpty,
                let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)),
                let data = cairo_image_surface_get_data(surface)
            else { return }
            let stride = Int(cairo_image_surface_get_stride(surface))
            for (mask, x, y) in placed { box.add(mask, x, y, to: data, stride: stride) }
            cairo_surface_mark_dirty(surface)
            let pattern = cairo_pattern_create_for_surface(surface)
            var origin = cairo_matrix_t()
            cairo_matrix_init_translate(&origin, Double(-box.left), Double(-box.top))
            cairo_pattern_set_matrix(pattern, &origin)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
            cairo_surface_destroy(surface)
        }
    }

    /// A box with the character's number, as Pango draws it.
    private func showUnknown(_ row: Row, _ glyph: UInt32, _ x: Double, _ y: Double) {
        var info = PangoGlyphInfo()
        info.glyph = glyph
        for entry in row.glyphs where entry.glyph == glyph { info.geometry.width = entry.geometry.width }
        withUnsafePointer(to: info) { info in
            let one = Row(font: row.font, glyphs: UnsafeBufferPointer(start: info, count: 1), x: x, y: y)
            cairo_save(cairo)
            show(one)
            cairo_restore(cairo)
        }
    }

    /// A font's size, in points.
    private static func size(of font: UnsafeMutablePointer<PangoFont>) -> Double {
        guard let scaled = scaledFont(of: font) else { return 0 }
        var matrix = cairo_matrix_t()
        cairo_scaled_font_get_font_matrix(scaled, &matrix)
        return max(abs(matrix.xx), abs(matrix.yy))
    }
}

extension GlyphPainter.Row {
    /// Calls the body with each glyph that draws something, and where it starts.
    fileprivate func forEach(_ body: (_ glyph: UInt32, _ x: Double, _ y: Double) -> Void) {
        let unit = Double(ShapedText.unit)
        var advance = 0.0
        for info in glyphs {
            if info.glyph != GlyphPainter.empty {
                body(
                    info.glyph, x + (advance + Double(info.geometry.x_offset)) * unit,
                    y + Double(info.geometry.y_offset) * unit)
            }
            advance += Double(info.geometry.width)
        }
    }

    /// The row in Pango's words.
    fileprivate func withString(_ body: (UnsafeMutablePointer<PangoGlyphString>) -> Void) {
        var string = PangoGlyphString()
        string.num_glyphs = Int32(glyphs.count)
        string.glyphs = UnsafeMutablePointer(mutating: glyphs.baseAddress)
        body(&string)
    }
}

extension PixelBox {
    /// Adds a mask, as far as it is inside; where two meet, up to full cover.
    fileprivate func add(_ mask: GlyphMasks.Mask, _ x: Int, _ y: Int, to data: UnsafeMutablePointer<UInt8>, stride: Int)
    {
        let first = max(x, left), last = min(x + mask.width, right)
        guard first < last else { return }
        mask.pixels.withUnsafeBufferPointer { pixels in
            for row in max(y, top)..<max(max(y, top), min(y + mask.height, bottom)) {
                let from = pixels.baseAddress! + (row - y) * mask.width + (first - x)
                let to = data + (row - top) * stride + (first - left)
                for i in 0..<(last - first) {
                    let sum = UInt16(from[i]) + UInt16(to[i])
                    to[i] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
    }
}
