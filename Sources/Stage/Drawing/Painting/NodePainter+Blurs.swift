internal import CGTK
import CoreGraphics

/// Blurs, and the shadows that are made of them. GSK counts a radius as CSS does, as twice the standard deviation.
extension NodePainter {
    func drawBlur(_ node: OpaquePointer) {
        let child = gsk_blur_node_get_child(node)!
        let sigma = Double(gsk_blur_node_get_radius(node)) / 2
        guard sigma > 0 else { return draw(child) }
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(child, &bounds)
        let reach = PixelBlur.reach(sigma)
        graphene_rect_inset(&bounds, -Float(reach), -Float(reach))
        PixelLayer.make(cairo, bounds: bounds, reach: reach) { $0.draw(child) }?.blur(sigma: sigma).paint(on: cairo)
    }

    func drawShadow(_ node: OpaquePointer) {
        let child = gsk_shadow_node_get_child(node)!
        for i in 0..<gsk_shadow_node_get_n_shadows(node) {
            let shadow = gsk_shadow_node_get_shadow(node, i).pointee
            guard shadow.color.alpha > 0 else { continue }
            let sigma = Double(shadow.radius) / 2
            let reach = PixelBlur.reach(sigma)
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(child, &bounds)
            graphene_rect_inset(&bounds, -Float(reach), -Float(reach))
            let far = reach + Double(max(abs(shadow.dx), abs(shadow.dy)))
            PixelLayer.make(cairo, bounds: bounds, reach: far, isMask: true) { $0.draw(child) }?.blur(sigma: sigma)
                .paint(on: cairo, shadow.color, offset: (Double(shadow.dx), Double(shadow.dy)))
        }
        draw(child)
    }

    /// The shadow of a rounded rectangle, outside of it.
    func drawOutsetShadow(_ node: OpaquePointer) {
        let outline = gsk_outset_shadow_node_get_outline(node).pointee
        let sigma = Double(gsk_outset_shadow_node_get_blur_radius(node)) / 2
        let reach = PixelBlur.reach(sigma)
        var shape = outline
        let spread = gsk_outset_shadow_node_get_spread(node)
        gsk_rounded_rect_shrink(&shape, -spread, -spread, -spread, -spread)
        gsk_rounded_rect_offset(&shape, gsk_outset_shadow_node_get_dx(node), gsk_outset_shadow_node_get_dy(node))
        var bounds = shape.bounds
        graphene_rect_inset(&bounds, -Float(reach) - 1, -Float(reach) - 1)
        cairo_save(cairo)
        addRectangle(bounds)
        addOutline(outline)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        let color = gsk_outset_shadow_node_get_color(node).pointee
        PixelLayer.shadow(cairo, of: shape, sigma: sigma)?.paint(on: cairo, color)
        cairo_restore(cairo)
    }
}
