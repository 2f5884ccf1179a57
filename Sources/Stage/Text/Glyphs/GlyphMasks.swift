internal import CGTK
import CoreGraphics
import Foundation

/// The pixels of glyphs, as cairo fills their outlines.
///
/// How cairo, Pango and GSK place and blend glyphs of their own making differs from version to version; the outlines of a
/// font, and how cairo fills them, do not. A glyph starts at a quarter of a pixel, and its baseline at a whole one.
/// Belongs to the engine that made the fonts, and so to one thread or to a lock.
final class GlyphMasks {
    /// The parts of a pixel that a glyph may start at.
    static let phases = 4
    /// What is kept at most, in bytes. A screen full of Hangul at three pixels a point is some 600 glyphs of 1.5 KB.
    private static let limit = 8 << 20

    /// The pixels of one glyph, a byte each; `left` and `top` are from its origin.
    struct Mask {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var pixels: [UInt8] = []
    }

    /// A picture of a glyph that has colours of its own, and its place, in points from the glyph's origin.
    typealias Picture = (source: PictureSource, box: CGRect)

    /// A font at a scale, in pixels a point.
    private struct Key: Hashable {
        var font: UnsafeMutableRawPointer
        var x, y: Double
    }

    /// The glyphs of a font at a scale.
    final class Face {
        let font: UnsafeMutablePointer<PangoFont>
        let x, y: Double
        /// Nil for a font whose glyphs have no colours.
        let pictures: GlyphPictures?
        /// Whether Pango draws them, in colours that are no pictures.
        let isPainted: Bool
        fileprivate var masks: [UInt64: Mask] = [:]
        fileprivate var kept: [UInt32: Picture?] = [:]

        fileprivate init(_ font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double) {
            self.font = font
            self.x = x
            self.y = y
            g_object_ref(UnsafeMutableRawPointer(font))
            pictures = GlyphPictures(of: font)
            isPainted = GlyphPictures.arePainted(font)
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(font)) }
    }

    private var faces: [Key: Face] = [:]
    private var size = 0
    /// What glyphs are measured with.
    private let scratch: OpaquePointer

    init() {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        scratch = cairo_create(surface)
        cairo_surface_destroy(surface)
    }

    deinit { cairo_destroy(scratch) }

    /// Forgets all, as when other fonts come.
    func removeAll() {
        faces = [:]
        size = 0
    }

    func face(_ font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double) -> Face {
        if size > Self.limit { removeAll() }
        let key = Key(font: UnsafeMutableRawPointer(font), x: x, y: y)
        if let known = faces[key] { return known }
        let face = Face(font, x: x, y: y)
        faces[key] = face
        size += 256
        return face
    }

    /// The pixels of a glyph that starts `phase` quarters of a pixel right of its origin.
    func mask(of glyph: UInt32, phase: Int, in face: Face) -> Mask {
        let key = UInt64(glyph) * UInt64(Self.phases) + UInt64(phase)
        if let known = face.masks[key] { return known }
        let mask = fill(glyph, phase: phase, in: face)
        face.masks[key] = mask
        size += mask.pixels.count + MemoryLayout<Mask>.size
        return mask
    }

    /// The picture of a glyph that has colours; nil for another.
    func picture(of glyph: UInt32, in face: Face) -> Picture? {
        guard let pictures = face.pictures else { return nil }
        if let known = face.kept[glyph] { return known }
        let picture = pictures.picture(of: glyph)
        face.kept[glyph] = .some(picture)
        if let picture { size += picture.source.width * picture.source.height * 4 }
        return picture
    }

    private func fill(_ glyph: UInt32, phase: Int, in face: Face) -> Mask {
        guard let scaled = GlyphPainter.scaledFont(of: face.font) else { return Mask() }
        cairo_new_path(scratch)
        cairo_identity_matrix(scratch)
        cairo_scale(scratch, face.x, face.y)
        cairo_set_scaled_font(scratch, scaled)
        var place = cairo_glyph_t(index: UInt(glyph), x: Double(phase) / Double(Self.phases) / face.x, y: 0)
        cairo_glyph_path(scratch, &place, 1)
        cairo_identity_matrix(scratch)
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_path_extents(scratch, &x1, &y1, &x2, &y2)
        guard x2 > x1, y2 > y1 else { return Mask() }
        let left = Int(x1.rounded(.down)), top = Int(y1.rounded(.down))
        let width = Int(x2.rounded(.up)) - left, height = Int(y2.rounded(.up)) - top
        guard let path = cairo_copy_path(scratch) else { return Mask() }
        defer { cairo_path_destroy(path) }
        let pixels = PixelCover.make(width, height) { cairo in
            cairo_translate(cairo, Double(-left), Double(-top))
            cairo_append_path(cairo, path)
            cairo_fill(cairo)
        }
        return pixels.map { Mask(left: left, top: top, width: width, height: height, pixels: $0) } ?? Mask()
    }
}
