import CoreGraphics
internal import CGTK
import Foundation

/// Draws the glyphs as GSK text nodes, run by run, and what goes behind and through them.
extension ShapedText {
    /// The drawing; nil if it is empty. `color` is for runs without a colour of their own.
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
            guard let run = run(at: Int(item.pointee.offset) + line.layoutStart) else { return }
            let ink = run.style.color ?? color
            let decorations =
                run.style.isDecorated
                ? decorations(of: run, line: line, x: x, width: width, ink: ink) : []
            for part in decorations where part.layer == .background { canvas.fill(part.rect, part.color) }
            let shadow = run.style.shadow
            if let shadow { canvas.pushShadow(color: shadow.color, offset: shadow.offset, radius: shadow.blur / 2) }
            defer { if shadow != nil { canvas.pop() } }
            for part in decorations where part.layer == .under { canvas.fill(part.rect, part.color) }
            if let attachment = run.style.attachment {
                if let image = attachment.image {
                    let box = attachment.box(x: x, baseline: line.baseline - run.style.baselineOffset)
                    if attachment.isTemplate {
                        canvas.draw(Texture(image), in: box, tint: ink)
                    } else {
                        canvas.draw(Texture(image), in: box)
                    }
                }
                return
            }
            var rgba = GdkRGBA(ink)
            var origin = graphene_point_t(x: Float(x), y: Float(line.baseline - run.style.baselineOffset))
            if rgba.alpha > 0, run.style.outline?.isFilled ?? true,
                let text = gsk_text_node_new(
                    item.pointee.analysis.font, glyphItem.pointee.glyphs, &rgba, &origin)
            {
                let node = TextInk(rgba).node(text)
                gtk_snapshot_append_node(canvas.snapshot, node)
                gsk_render_node_unref(node)
            }
            if let outline = run.style.outline {
                stroke(glyphItem, at: origin, width: outline.width, outline.color ?? ink, on: canvas)
            }
            for part in decorations where part.layer == .over { canvas.fill(part.rect, part.color) }
        }
    }

    /// Draws a line along the outlines of glyphs.
    @MainActor
    private func stroke(
        _ glyphs: UnsafeMutablePointer<PangoGlyphItem>, at origin: graphene_point_t, width: CGFloat, _ color: CGColor,
        on canvas: Canvas
    ) {
        let font = glyphs.pointee.item.pointee.analysis.font
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs.pointee.glyphs, font, &ink, nil)
        // A corner may reach beyond its line by as many widths as cairo's limit for mitres says, which is 10.
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, origin.x + Float(ink.x) * Float(Self.unit), origin.y + Float(ink.y) * Float(Self.unit),
            Float(ink.width) * Float(Self.unit), Float(ink.height) * Float(Self.unit))
        graphene_rect_inset(&bounds, -Float(width) * 5, -Float(width) * 5)
        guard let context = gtk_snapshot_append_cairo(canvas.snapshot, &bounds) else { return }
        defer { cairo_destroy(context) }
        cairo_move_to(context, Double(origin.x), Double(origin.y))
        pango_cairo_glyph_string_path(context, font, glyphs.pointee.glyphs)
        let rgba = GdkRGBA(color)
        cairo_set_source_rgba(
            context, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
        cairo_set_line_width(context, Double(width))
        cairo_stroke(context)
    }

    /// A rectangle behind or over the glyphs of a run.
    struct Decoration {
        /// Where it is: the background has no shadow.
        enum Layer { case background, under, over }

        var rect: CGRect
        var color: CGColor
        var layer: Layer
    }

    /// The background and the lines of a run.
    func decorations(of run: Run, line: Line, x: CGFloat, width: CGFloat, ink: CGColor) -> [Decoration] {
        let style = run.style
        let baseline = line.baseline - style.baselineOffset
        // San Francisco's tables have underlines a tenth of the size below the baseline and a twentieth of it thick.
        let thickness = style.font.size / 20
        var parts: [Decoration] = []
        func add(
            _ top: CGFloat, _ height: CGFloat, _ color: CGColor, _ pattern: LinePattern = .solid,
            _ layer: Decoration.Layer
        ) {
            for piece in pieces(of: pattern, from: x, width: width, unit: thickness) {
                parts.append(
                    Decoration(
                        rect: CGRect(
                            x: piece.lowerBound, y: top, width: piece.upperBound - piece.lowerBound, height: height),
                        color: color, layer: layer))
            }
        }
        func addLine(
            _ kind: UnderlineStyle, _ pattern: LinePattern, at y: CGFloat, _ color: CGColor, _ layer: Decoration.Layer
        ) {
            switch kind {
            case .none: break
            case .single: add(y - thickness / 2, thickness, color, pattern, layer)
            case .thick: add(y - thickness, thickness * 2, color, pattern, layer)
            case .double:
                add(y - thickness * 1.5, thickness, color, pattern, layer)
                add(y + thickness / 2, thickness, color, pattern, layer)
            }
        }
        if let background = style.backgroundColor {
            add(
                line.baseline - run.metrics.ascender, run.metrics.ascender - run.metrics.descender, background,
                .solid, .background)
        }
        addLine(
            style.underline, style.underlinePattern, at: baseline + style.font.size / 10,
            style.underlineColor ?? ink, .under)
        addLine(
            style.strikethrough, style.strikethroughPattern, at: baseline - run.metrics.xHeight / 2,
            style.strikethroughColor ?? ink, .over)
        return parts
    }

    /// The pieces of a line. Those of runs beside each other go on where the last ended.
    private func pieces(
        of pattern: LinePattern, from start: CGFloat, width: CGFloat, unit: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        let lengths = pattern.lengths.map { $0 * unit }
        let period = lengths.reduce(0, +)
        guard period > 0, width > 0, width / period < 10_000 else { return [start...(start + max(0, width))] }
        var pieces: [ClosedRange<CGFloat>] = []
        var place = (start / period).rounded(.down) * period
        while place < start + width {
            for (index, length) in lengths.enumerated() {
                let (first, last) = (max(place, start), min(place + length, start + width))
                if index.isMultiple(of: 2), first < last { pieces.append(first...last) }
                place += length
            }
        }
        return pieces
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

    /// The bounds of the ink, in the container.
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

extension TextStyle {
    var isDecorated: Bool { backgroundColor != nil || underline != .none || strikethrough != .none }
}

extension TextAttachment {
    /// Where it is drawn by a run that starts at `x`.
    func box(x: CGFloat, baseline: CGFloat) -> CGRect {
        CGRect(x: x + bounds.minX, y: baseline - bounds.maxY, width: bounds.width, height: bounds.height)
    }
}
