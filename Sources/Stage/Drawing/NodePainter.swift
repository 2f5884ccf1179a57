internal import CGTK

/// Draws recorded nodes into pixels with cairo.
///
/// GSK can, but draws texts in ways that change from version to version. So the nodes that hold others are taken apart here, down to
/// their texts; what has none of those is GSK's to draw.
@MainActor
struct NodePainter {
    private let cairo: OpaquePointer
    private let glyphs: GlyphPainter

    init(_ cairo: OpaquePointer) {
        self.cairo = cairo
        glyphs = GlyphPainter(masks: TextEngine.ofMainThread.masks, cairo: cairo)
    }

    func draw(_ node: OpaquePointer) {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for i in 0..<gsk_container_node_get_n_children(node) { draw(gsk_container_node_get_child(node, i)) }
        case GSK_DEBUG_NODE: draw(gsk_debug_node_get_child(node))
        case GSK_TRANSFORM_NODE: drawTransformed(node)
        case GSK_CLIP_NODE:
            cairo_save(cairo)
            let clip = gsk_clip_node_get_clip(node).pointee
            addRectangle(clip)
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
            cairo_save(cairo)
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            addRectangle(bounds)
            cairo_clip(cairo)
            cairo_push_group(cairo)
            draw(gsk_opacity_node_get_child(node))
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, Double(gsk_opacity_node_get_opacity(node)))
            cairo_restore(cairo)
        case GSK_TEXT_NODE: drawText(node)
        default:
            if let other = Self.withDrawnTexts(node) {
                gsk_render_node_draw(other, cairo)
                gsk_render_node_unref(other)
            } else {
                gsk_render_node_draw(node, cairo)
            }
        }
    }

    private func drawText(_ node: OpaquePointer) {
        // Its header calls it pure, so the compiler takes for granted that it writes no count.
        guard let infos = gsk_text_node_get_glyphs(node, nil), let font = gsk_text_node_get_font(node) else { return }
        let count = gsk_text_node_get_num_glyphs(node)
        let origin = gsk_text_node_get_offset(node).pointee
        glyphs.draw(
            GlyphPainter.Row(
                font: font, glyphs: UnsafeBufferPointer(start: infos, count: Int(count)), x: Double(origin.x),
                y: Double(origin.y)), gsk_text_node_get_color(node).pointee)
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

    private func addRectangle(_ rect: graphene_rect_t) {
        cairo_rectangle(
            cairo, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
    }

    private func addOutline(_ rect: GskRoundedRect) {
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
}

// MARK: Nodes that GSK draws

extension NodePainter {
    /// The node with what it holds drawn here, where it holds texts; the caller owns it. Nil for one that does not.
    private static func withDrawnTexts(_ node: OpaquePointer) -> OpaquePointer? {
        let parts = children(of: node)
        guard parts.contains(where: holdsText) else { return nil }
        let drawn = parts.map(recorded)
        defer { for part in drawn { gsk_render_node_unref(part) } }
        switch gsk_render_node_get_node_type(node) {
        case GSK_COLOR_MATRIX_NODE:
            return gsk_color_matrix_node_new(
                drawn[0], gsk_color_matrix_node_get_color_matrix(node), gsk_color_matrix_node_get_color_offset(node))
        case GSK_SHADOW_NODE:
            let shadows = (0..<gsk_shadow_node_get_n_shadows(node)).map { gsk_shadow_node_get_shadow(node, $0).pointee }
            return gsk_shadow_node_new(drawn[0], shadows, gsize(shadows.count))
        case GSK_BLUR_NODE: return gsk_blur_node_new(drawn[0], gsk_blur_node_get_radius(node))
        case GSK_BLEND_NODE: return gsk_blend_node_new(drawn[0], drawn[1], gsk_blend_node_get_blend_mode(node))
        case GSK_CROSS_FADE_NODE:
            return gsk_cross_fade_node_new(drawn[0], drawn[1], gsk_cross_fade_node_get_progress(node))
        default: return nil
        }
    }

    /// A recording of what is drawn here.
    private static func recorded(_ node: OpaquePointer) -> OpaquePointer {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        guard let recording = gsk_cairo_node_new(&bounds), let cairo = gsk_cairo_node_get_draw_context(recording) else {
            return gsk_render_node_ref(node)
        }
        NodePainter(cairo).draw(node)
        cairo_destroy(cairo)
        return recording
    }

    private static func holdsText(_ node: OpaquePointer) -> Bool {
        gsk_render_node_get_node_type(node) == GSK_TEXT_NODE || children(of: node).contains(where: holdsText)
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
        case GSK_DEBUG_NODE: [gsk_debug_node_get_child(node)]
        case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)]
        case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)]
        case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(node)]
        case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(node)]
        case GSK_COLOR_MATRIX_NODE: [gsk_color_matrix_node_get_child(node)]
        case GSK_SHADOW_NODE: [gsk_shadow_node_get_child(node)]
        case GSK_BLUR_NODE: [gsk_blur_node_get_child(node)]
        case GSK_BLEND_NODE: [gsk_blend_node_get_bottom_child(node), gsk_blend_node_get_top_child(node)]
        case GSK_CROSS_FADE_NODE: [gsk_cross_fade_node_get_start_child(node), gsk_cross_fade_node_get_end_child(node)]
        default: []
        }
    }
}
