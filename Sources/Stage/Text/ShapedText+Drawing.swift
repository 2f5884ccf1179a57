import CoreGraphics
internal import CGTK
import Foundation

/// Draws the glyphs as GSK text nodes, run by run, and what goes behind and through them.
extension ShapedText {
    /// What is drawn; nil if that is nothing. `color` is for runs without a colour of their own.
    @MainActor
    func draw(color: CGColor) -> RenderNode? {
        RenderNode { canvas in
            for line in lines { draw(line, color: color, on: canvas) }
        }
    }

    @MainActor
    private func draw(_ line: Line, color: CGColor, on canvas: Canvas) {
        forEachRun(in: line) { glyphItem, x, width in
            let item = glyphItem.pointee.item!
            let offset = Int(item.pointee.offset) + line.layoutStart
            guard let run = run(at: offset) else { return }
            let style = run.style
            let baseline = line.baseline - style.baselineOffset
            let ink = style.color ?? color
            if let background = style.backgroundColor {
                canvas.fill(
                    CGRect(
                        x: x, y: line.baseline - run.metrics.ascender, width: width,
                        height: run.metrics.ascender - run.metrics.descender), background)
            }
            let size = style.font.size
            let thickness = size / 20
            // Under the baseline by a tenth of the size, as San Francisco's tables have it.
            stroke(
                style.underline, style.underlineColor ?? ink, x: x, y: baseline + size / 10, width: width,
                thickness: thickness, on: canvas)
            var rgba = GdkRGBA(ink)
            var origin = graphene_point_t(x: Float(x), y: Float(baseline))
            if rgba.alpha > 0,
                let node = gsk_text_node_new(
                    item.pointee.analysis.font, glyphItem.pointee.glyphs, &rgba, &origin)
            {
                gtk_snapshot_append_node(canvas.snapshot, node)
                gsk_render_node_unref(node)
            }
            stroke(
                style.strikethrough, style.strikethroughColor ?? ink, x: x,
                y: baseline - run.metrics.xHeight / 2, width: width, thickness: thickness, on: canvas)
        }
    }

    @MainActor
    private func stroke(
        _ style: UnderlineStyle, _ color: CGColor, x: CGFloat, y: CGFloat, width: CGFloat, thickness: CGFloat,
        on canvas: Canvas
    ) {
        switch style {
        case .none: break
        case .single: canvas.fill(CGRect(x: x, y: y - thickness / 2, width: width, height: thickness), color)
        case .thick: canvas.fill(CGRect(x: x, y: y - thickness, width: width, height: thickness * 2), color)
        case .double:
            canvas.fill(CGRect(x: x, y: y - thickness * 1.5, width: width, height: thickness), color)
            canvas.fill(CGRect(x: x, y: y + thickness / 2, width: width, height: thickness), color)
        }
    }

    /// The runs of a line from left to right: their glyphs, where they start in the container, and their width.
    func forEachRun(
        in line: Line, _ body: (UnsafeMutablePointer<PangoGlyphItem>, _ x: CGFloat, _ width: CGFloat) -> Void
    ) {
        var x = line.x
        var node = line.pango.pointee.runs
        while let entry = node {
            let glyphItem = entry.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let width = CGFloat(pango_glyph_string_get_width(glyphItem.pointee.glyphs)) * Self.unit
            body(glyphItem, x, width)
            x += width
            node = entry.pointee.next
        }
    }

    /// What the ink covers, in the container.
    var inkBounds: CGRect {
        var bounds = CGRect.null
        for line in lines {
            var ink = PangoRectangle()
            pango_layout_line_get_extents(line.pango, &ink, nil)
            guard ink.width > 0, ink.height > 0 else { continue }
            bounds = bounds.union(
                CGRect(
                    x: line.x + CGFloat(ink.x) * Self.unit, y: line.baseline + CGFloat(ink.y) * Self.unit,
                    width: CGFloat(ink.width) * Self.unit, height: CGFloat(ink.height) * Self.unit))
        }
        return bounds
    }
}
