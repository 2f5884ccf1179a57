internal import CGTK
import CoreGraphics

/// Two drawings in one, and colours that are turned into others.
extension NodePainter {
    func drawCrossFade(_ node: OpaquePointer) {
        let progress = Double(gsk_cross_fade_node_get_progress(node))
        inGroup(node) {
            cairo_push_group(cairo)
            draw(gsk_cross_fade_node_get_start_child(node))
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, 1 - progress)
            cairo_push_group(cairo)
            draw(gsk_cross_fade_node_get_end_child(node))
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
            cairo_paint_with_alpha(cairo, progress)
        } paint: {
            cairo_paint(cairo)
        }
    }

    func drawBlend(_ node: OpaquePointer) {
        inGroup(node) {
            draw(gsk_blend_node_get_bottom_child(node))
            cairo_push_group(cairo)
            draw(gsk_blend_node_get_top_child(node))
            cairo_pop_group_to_source(cairo)
            cairo_set_operator(cairo, Self.mode(gsk_blend_node_get_blend_mode(node)))
            cairo_paint(cairo)
        } paint: {
            cairo_paint(cairo)
        }
    }

    private static func mode(_ mode: GskBlendMode) -> cairo_operator_t {
        switch mode {
        case GSK_BLEND_MODE_MULTIPLY: CAIRO_OPERATOR_MULTIPLY
        case GSK_BLEND_MODE_SCREEN: CAIRO_OPERATOR_SCREEN
        case GSK_BLEND_MODE_OVERLAY: CAIRO_OPERATOR_OVERLAY
        case GSK_BLEND_MODE_DARKEN: CAIRO_OPERATOR_DARKEN
        case GSK_BLEND_MODE_LIGHTEN: CAIRO_OPERATOR_LIGHTEN
        case GSK_BLEND_MODE_COLOR_DODGE: CAIRO_OPERATOR_COLOR_DODGE
        case GSK_BLEND_MODE_COLOR_BURN: CAIRO_OPERATOR_COLOR_BURN
        case GSK_BLEND_MODE_HARD_LIGHT: CAIRO_OPERATOR_HARD_LIGHT
        case GSK_BLEND_MODE_SOFT_LIGHT: CAIRO_OPERATOR_SOFT_LIGHT
        case GSK_BLEND_MODE_DIFFERENCE: CAIRO_OPERATOR_DIFFERENCE
        case GSK_BLEND_MODE_EXCLUSION: CAIRO_OPERATOR_EXCLUSION
        case GSK_BLEND_MODE_HUE: CAIRO_OPERATOR_HSL_HUE
        case GSK_BLEND_MODE_SATURATION: CAIRO_OPERATOR_HSL_SATURATION
        case GSK_BLEND_MODE_COLOR: CAIRO_OPERATOR_HSL_COLOR
        case GSK_BLEND_MODE_LUMINOSITY: CAIRO_OPERATOR_HSL_LUMINOSITY
        default: CAIRO_OPERATOR_OVER
        }
    }

    // MARK: Colours

    func drawColorMatrix(_ node: OpaquePointer) {
        let child = gsk_color_matrix_node_get_child(node)!
        let change = ColorChange(
            matrix: gsk_color_matrix_node_get_color_matrix(node), offset: gsk_color_matrix_node_get_color_offset(node))
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        guard let tint = change.tint else {
            PixelLayer.make(cairo, bounds: bounds) { $0.draw(child) }?.changeColors(change).paint(on: cairo)
            return
        }
        // Only how opaque something is counts, and what that is multiplied with: a symbol in a colour.
        PixelLayer.make(cairo, bounds: bounds, isMask: true) { $0.draw(child) }?.paint(on: cairo, tint)
    }
}

/// Colours that become others, by a matrix.
struct ColorChange {
    /// How much of each part of a colour goes into those of the new one: red, green, blue, opacity.
    private var rows: [SIMD4<Float>]
    private var offset: SIMD4<Float>

    init(matrix: UnsafePointer<graphene_matrix_t>, offset: UnsafePointer<graphene_vec4_t>) {
        var elements = [Float](repeating: 0, count: 16)
        graphene_matrix_to_float(matrix, &elements)
        rows = (0..<4).map { SIMD4(elements[$0 * 4], elements[$0 * 4 + 1], elements[$0 * 4 + 2], elements[$0 * 4 + 3]) }
        self.offset = SIMD4(
            graphene_vec4_get_x(offset), graphene_vec4_get_y(offset), graphene_vec4_get_z(offset),
            graphene_vec4_get_w(offset))
    }

    /// The one colour that everything gets, if only its opacity differs.
    var tint: GdkRGBA? {
        let alpha = rows[3]
        guard rows[0] == .zero, rows[1] == .zero, rows[2] == .zero, alpha.x == 0, alpha.y == 0, alpha.z == 0,
            offset.w == 0, (0...1).contains(alpha.w)
        else { return nil }
        let color = offset.clamped(lowerBound: .zero, upperBound: .one)
        return GdkRGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha.w)
    }

    /// The new colour of a pixel of ARGB32, multiplied by opacity before and after.
    func callAsFunction(_ pixel: UInt32) -> UInt32 {
        let opacity = pixel >> 24
        var color = SIMD4<Float>.zero
        if opacity > 0 {
            let parts = SIMD4(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), 0) / Float(opacity)
            color = SIMD4(parts.x, parts.y, parts.z, Float(opacity) / 255)
        }
        var new = offset + color.x * rows[0]
        new += color.y * rows[1]
        new += color.z * rows[2]
        new += color.w * rows[3]
        new.clamp(lowerBound: .zero, upperBound: .one)
        let scaled = (SIMD4(new.x * new.w, new.y * new.w, new.z * new.w, new.w) * 255).rounded(.toNearestOrAwayFromZero)
        return UInt32(scaled.w) << 24 | UInt32(scaled.x) << 16 | UInt32(scaled.y) << 8 | UInt32(scaled.z)
    }
}
