internal import CGTK
package import CoreGraphics

extension TextLayout {
    /// The outlines of the glyphs, where they are laid out, y downwards. Areas lie by the winding rule. Characters that no
    /// font has leave no outline, nor do glyphs that are pictures.
    package var outlines: CGPath { withShaped { $0.outlines } }
}

extension ShapedText {
    fileprivate var outlines: CGPath {
        let whole = CGMutablePath()
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else { return whole }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return whole }
        defer { cairo_destroy(cairo) }
        for line in lines {
            forEachRun(in: line) { glyphItem, x, _ in
                cairo_new_path(cairo)
                cairo_move_to(cairo, Double(x), Double(line.baseline))
                pango_cairo_glyph_string_path(
                    cairo, glyphItem.pointee.item.pointee.analysis.font, glyphItem.pointee.glyphs)
                if let path = CGPath.current(of: cairo) { whole.addPath(path) }
            }
        }
        return whole
    }
}
