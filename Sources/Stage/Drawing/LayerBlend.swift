internal import CGTK

/// How colours meet those of what is behind them.
public enum LayerBlend: Hashable, Sendable {
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// What is covered by both is covered by neither.
    case exclusiveOr

    fileprivate var gsk: GskBlendMode? {
        switch self {
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .exclusiveOr: nil
        }
    }
}

extension Canvas {
    /// Draws `top` over `bottom`, where the colours meet as `blend` says.
    public func blend(
        _ blend: LayerBlend, bottom: @MainActor (Canvas) -> Void, top: @MainActor (Canvas) -> Void
    ) {
        if let mode = blend.gsk {
            gtk_snapshot_push_blend(snapshot, mode)
            bottom(self)
            gtk_snapshot_pop(snapshot)
            top(self)
            gtk_snapshot_pop(snapshot)
            return
        }
        // GSK has no such mode; cairo has.
        guard let over = RenderNode(record: top) else { return bottom(self) }
        guard let under = RenderNode(record: bottom) else { return draw(over) }
        var bounds = graphene_rect_t(), overBounds = graphene_rect_t(), all = graphene_rect_t()
        gsk_render_node_get_bounds(under.node, &bounds)
        gsk_render_node_get_bounds(over.node, &overBounds)
        graphene_rect_union(&bounds, &overBounds, &all)
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &all) else { return }
        cairo_push_group(cairo)
        NodePainter(cairo).draw(under.node)
        cairo_push_group(cairo)
        NodePainter(cairo).draw(over.node)
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_XOR)
        cairo_paint(cairo)
        cairo_pop_group_to_source(cairo)
        cairo_paint(cairo)
        cairo_destroy(cairo)
    }
}
