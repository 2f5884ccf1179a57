internal import CGTK
import CoreGraphics

/// Draws recorded nodes into pixels with cairo.
///
/// GSK can, but draws texts, blurs and colours in ways that change from version to version. So the nodes that hold others, and those
/// that are blurred, are drawn here; what is left for GSK are plain colours, borders, gradients and recordings.
@MainActor
struct NodePainter {
    let cairo: OpaquePointer
    private let glyphs: GlyphPainter

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        glyphs = GlyphPainter(masks: TextEngine.ofMainThread.masks, cairo: cairo)
    }

    func draw(_ node: OpaquePointer) {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for i in 0..<gsk_container_node_get_n_children(node) { draw(gsk_container_node_get_child(node, i)) }
        case GSK_DEBUG_NODE:
            if let ink = TextInk(of: node) {
                drawText(gsk_debug_node_get_child(node), ink)
            } else {
                draw(gsk_debug_node_get_child(node))
            }
        case GSK_TRANSFORM_NODE: drawTransformed(node)
        case GSK_CLIP_NODE:
            cairo_save(cairo)
            addRectangle(gsk_clip_node_get_clip(node).pointee)
            cairo_clip(cairo)
            draw(gsk_clip_node_get_child(node))
            cairo_restore(cairo)
        case GSK_ROUNDED_CLIP_NODE:
            cairo_save(cairo)
            addOutline(gsk_rounded_clip_node_get_clip(node).pointee)
            cairo_clip(cairo)
            draw(gsk_rounded_clip_node_get_child(node))
            cairo_restore(cairo)
        case GSK_OPACITY_NODE:
            let opacity = Double(gsk_opacity_node_get_opacity(node))
            inGroup(node) {
                draw(gsk_opacity_node_get_child(node))
            } paint: {
                cairo_paint_with_alpha(cairo, opacity)
            }
        case GSK_CROSS_FADE_NODE: drawCrossFade(node)
        case GSK_BLEND_NODE: drawBlend(node)
        case GSK_COLOR_MATRIX_NODE: drawColorMatrix(node)
        case GSK_SHADOW_NODE: drawShadow(node)
        case GSK_BLUR_NODE: drawBlur(node)
        case GSK_OUTSET_SHADOW_NODE: drawOutsetShadow(node)
        case GSK_TEXTURE_NODE:
            guard let source = PictureSource.of(gsk_texture_node_get_texture(node)) else {
                return gsk_render_node_draw(node, cairo)
            }
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            source.draw(in: CGRect(bounds), on: cairo)
        default: gsk_render_node_draw(node, cairo)
        }
    }

    private func drawText(_ node: OpaquePointer, _ ink: TextInk) {
        // Its header calls it pure, so the compiler takes for granted that it writes no count.
        guard let infos = gsk_text_node_get_glyphs(node, nil), let font = gsk_text_node_get_font(node) else { return }
        let count = gsk_text_node_get_num_glyphs(node)
        let origin = gsk_text_node_get_offset(node).pointee
        glyphs.draw(
            GlyphPainter.Row(
                font: font, glyphs: UnsafeBufferPointer(start: infos, count: Int(count)), x: Double(origin.x),
                y: Double(origin.y)), ink.color)
    }

    private func drawTransformed(_ node: OpaquePointer) {
        let transform = gsk_transform_node_get_transform(node)
        guard gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue else {
            return gsk_render_node_draw(node, cairo)
        }
        var xx: Float = 0, yx: Float = 0, xy: Float = 0, yy: Float = 0, dx: Float = 0, dy: Float = 0
        gsk_transform_to_2d(transform, &xx, &yx, &xy, &yy, &dx, &dy)
        var matrix = cairo_matrix_t(
            xx: Double(xx), yx: Double(yx), xy: Double(xy), yy: Double(yy), x0: Double(dx), y0: Double(dy))
        // A map without an inverse draws nothing, and is an error to cairo.
        guard xx * yy != yx * xy else { return }
        cairo_save(cairo)
        cairo_transform(cairo, &matrix)
        draw(gsk_transform_node_get_child(node))
        cairo_restore(cairo)
    }

    // MARK: Shapes

    func addRectangle(_ rect: graphene_rect_t) {
        cairo_rectangle(
            cairo, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }

    func addOutline(_ rect: GskRoundedRect) { Self.addOutline(rect, to: cairo) }

    static func addOutline(_ rect: GskRoundedRect, to cairo: OpaquePointer) {
        let left = Double(rect.bounds.origin.x), top = Double(rect.bounds.origin.y)
        let right = left + Double(rect.bounds.size.width), bottom = top + Double(rect.bounds.size.height)
        func corner(
            _ size: graphene_size_t, _ x: Double, _ y: Double, _ towards: (x: Double, y: Double), _ quarter: Int
        ) {
            let width = Double(size.width), height = Double(size.height)
            guard width > 0, height > 0 else { return cairo_line_to(cairo, x, y) }
            cairo_save(cairo)
            cairo_translate(cairo, x + towards.x * width, y + towards.y * height)
            cairo_scale(cairo, width, height)
            cairo_arc(cairo, 0, 0, 1, Double(quarter) * .pi / 2, Double(quarter + 1) * .pi / 2)
            cairo_restore(cairo)
        }
        cairo_new_sub_path(cairo)
        corner(rect.corner.0, left, top, (1, 1), 2)
        corner(rect.corner.1, right, top, (-1, 1), 3)
        corner(rect.corner.2, right, bottom, (-1, -1), 0)
        corner(rect.corner.3, left, bottom, (1, -1), 1)
        cairo_close_path(cairo)
    }

    // MARK: Groups

    /// Draws into a group within the node's bounds, and then paints that.
    func inGroup(_ node: OpaquePointer, draw: () -> Void, paint: () -> Void) {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        cairo_save(cairo)
        addRectangle(bounds)
        cairo_clip(cairo)
        cairo_push_group(cairo)
        draw()
        cairo_pop_group_to_source(cairo)
        paint()
        cairo_restore(cairo)
    }
}
