public import CoreGraphics
internal import CGTK
import Foundation

/// Draws into GSK nodes, in points. It wraps one GtkSnapshot while that is being recorded.
///
/// Every `push` is undone by one ``pop()``, every ``save()`` by one ``restore()``.
@MainActor
public final class Canvas {
    /// Where nodes go now; a mask that is open has one of its own.
    private(set) var snapshot: OpaquePointer
    private var masks: [OpenMask] = []
    /// Counts pushes and open masks, so that a pop finds what it undoes.
    private var depth = 0

    private struct OpenMask {
        var outer: OpaquePointer
        var mask: RenderNode?
        var depth: Int
    }

    init(snapshot: OpaquePointer) {
        self.snapshot = snapshot
    }

    /// Records a drawing as a node, which the caller owns; nil if nothing was drawn.
    static func record(_ draw: @MainActor (Canvas) -> Void) -> OpaquePointer? {
        _ = Graphics.isReady
        guard let snapshot = gtk_snapshot_new() else { return nil }
        draw(Canvas(snapshot: snapshot))
        return gtk_snapshot_free_to_node(snapshot)
    }

    // MARK: Coordinates

    /// Keeps the current transform for ``restore()``. Calls nest.
    public func save() { gtk_snapshot_save(snapshot) }
    /// Goes back to the transform at the matching ``save()``.
    public func restore() { gtk_snapshot_restore(snapshot) }

    /// Moves the origin, in points.
    public func translate(x: CGFloat, y: CGFloat) {
        if x == 0 && y == 0 { return }
        var point = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(snapshot, &point)
    }

    /// Applies an affine map to what is drawn from now on.
    public func concatenate(_ t: CGAffineTransform) {
        translate(x: t.tx, y: t.ty)
        if t.b == 0 && t.c == 0 {
            if t.a != 1 || t.d != 1 {
                gtk_snapshot_scale(snapshot, Self.visible(t.a), Self.visible(t.d))
            }
            return
        }
        // GSK draws a general matrix as an unknown one, which its cairo renderer refuses: turn, shear and scale
        // it instead. The map is R(angle) · shear · scale.
        let sx = hypot(t.a, t.b)
        guard sx > 1e-9 else {
            gtk_snapshot_scale(snapshot, Self.visible(0), Self.visible(0))
            return
        }
        let angle = atan2(t.b, t.a)
        let sy = (t.a * t.d - t.b * t.c) / sx
        let shear = (t.a * t.c + t.b * t.d) / sx
        var transform = gsk_transform_rotate(nil, Float(angle * 180 / .pi))
        if abs(shear) > 1e-6, abs(sy) > 1e-9 {
            transform = gsk_transform_skew(transform, Float(atan(shear / sy) * 180 / .pi), 0)
        }
        transform = gsk_transform_scale(transform, Self.visible(sx), Self.visible(sy))
        gtk_snapshot_transform(snapshot, transform)
        gsk_transform_unref(transform)
    }

    /// Applies a 4×4 matrix, given by columns (the translation in elements 12, 13 and 14), as `CATransform3D` has it.
    ///
    /// Drawing lies in the plane and is seen from the front, so the map is flattened to an affine one. That is exact
    /// unless the matrix has perspective, which is taken as it is at the origin.
    public func concatenate(matrix m: [Double]) {
        precondition(m.count == 16, "a matrix has 16 elements")
        concatenate(Self.flattened(m))
    }

    /// The affine map that a matrix is for points of the plane z = 0, near the origin.
    static func flattened(_ m: [Double]) -> CGAffineTransform {
        let w = abs(m[15]) < 1e-9 ? 1 : m[15]
        let tx = m[12] / w, ty = m[13] / w
        // The derivative of (x', y') / w' at the origin.
        return CGAffineTransform(
            a: (m[0] - tx * m[3]) / w, b: (m[1] - ty * m[3]) / w, c: (m[4] - tx * m[7]) / w,
            d: (m[5] - ty * m[7]) / w, tx: tx, ty: ty)
    }

    /// A scale of zero has no inverse, which cairo takes for an error; this is too small to see.
    private static func visible(_ scale: CGFloat) -> Float {
        abs(scale) < 1e-4 || !scale.isFinite ? (scale < 0 ? -1e-4 : 1e-4) : Float(scale)
    }

    // MARK: Groups

    /// Makes everything until ``pop()`` translucent as a whole.
    public func pushOpacity(_ opacity: Double) {
        depth += 1
        gtk_snapshot_push_opacity(snapshot, min(1, max(0, opacity)))
    }

    /// Fades from one drawing to the other; at 0 the first alone shows.
    public func crossFade(_ progress: Double, from: () -> Void, to: () -> Void) {
        gtk_snapshot_push_cross_fade(snapshot, min(1, max(0, progress)))
        from()
        gtk_snapshot_pop(snapshot)
        to()
        gtk_snapshot_pop(snapshot)
    }

    /// Clips to a rectangle until the matching ``pop()``.
    public func pushClip(_ rect: CGRect) {
        depth += 1
        var bounds = graphene_rect_t(rect)
        gtk_snapshot_push_clip(snapshot, &bounds)
    }

    /// Clips to a rounded rectangle until the matching ``pop()``.
    public func pushClip(_ rect: RoundedRect) {
        if rect.isRectangle { return pushClip(rect.rect) }
        depth += 1
        var outline = GskRoundedRect(rect)
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
    }

    /// Puts a shadow of everything until ``pop()`` under it, as a layer without a shadow path has it.
    public func pushShadow(color: CGColor, offset: CGSize, radius: CGFloat) {
        depth += 1
        var shadow = GskShadow(
            color: GdkRGBA(color), dx: Float(offset.width), dy: Float(offset.height), radius: Float(max(0, radius) * 2))
        gtk_snapshot_push_shadow(snapshot, &shadow, 1)
    }

    /// Blurs everything until ``pop()``; `radius` is the standard deviation, in points.
    public func pushBlur(radius: CGFloat) {
        depth += 1
        gtk_snapshot_push_blur(snapshot, max(0, radius) * 2)
    }

    /// Makes the colours of everything until ``pop()`` stronger, by a factor above 1, or paler.
    public func pushSaturation(_ factor: CGFloat) {
        // The matrix of CSS's saturate(), which keeps Rec. 709's luminance.
        let weights: [CGFloat] = [0.2126, 0.7152, 0.0722]
        var elements = [CGFloat](repeating: 0, count: 16)
        for from in 0..<3 {
            for to in 0..<3 { elements[from * 4 + to] = weights[from] * (1 - factor) + (from == to ? factor : 0) }
        }
        elements[15] = 1
        pushColorMatrix(elements, offset: [0, 0, 0, 0])
    }

    /// Turns the colours of everything until ``pop()`` into others: element `4 * a + b` says how much of the part `a`
    /// of a colour goes into the part `b` of the new one, where the parts are red, green, blue and opacity.
    public func pushColorMatrix(_ elements: [CGFloat], offset: [CGFloat]) {
        depth += 1
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, elements.map { Float($0) })
        var vector = graphene_vec4_t()
        graphene_vec4_init(&vector, Float(offset[0]), Float(offset[1]), Float(offset[2]), Float(offset[3]))
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &vector)
    }

    /// Shows everything until ``pop()`` only where, and as strongly as, `draw` draws something.
    public func pushMask(draw: @MainActor (Canvas) -> Void) {
        depth += 1
        masks.append(OpenMask(outer: snapshot, mask: RenderNode(record: draw), depth: depth))
        snapshot = gtk_snapshot_new()
    }

    /// Ends what was pushed last: a clip, an opacity, a mask or the like.
    public func pop() {
        precondition(depth > 0, "pop without a push")
        defer { depth -= 1 }
        guard let open = masks.last, open.depth == depth else { return gtk_snapshot_pop(snapshot) }
        masks.removeLast()
        let content = gtk_snapshot_free_to_node(snapshot)
        snapshot = open.outer
        guard let content else { return }
        defer { gsk_render_node_unref(content) }
        guard let mask = open.mask else { return }
        // GSK has no mask node before GTK 4.10; cairo has one.
        var bounds = graphene_rect_t(), maskBounds = graphene_rect_t(), shown = graphene_rect_t()
        gsk_render_node_get_bounds(content, &bounds)
        gsk_render_node_get_bounds(mask.node, &maskBounds)
        guard graphene_rect_intersection(&bounds, &maskBounds, &shown),
            let cairo = gtk_snapshot_append_cairo(snapshot, &shown)
        else { return }
        cairo_push_group(cairo)
        NodePainter(cairo).draw(content)
        cairo_pop_group_to_source(cairo)
        let source = cairo_pattern_reference(cairo_get_source(cairo))
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
        NodePainter(cairo).draw(mask.node)
        let alpha = cairo_pop_group(cairo)
        cairo_set_source(cairo, source)
        cairo_mask(cairo, alpha)
        cairo_pattern_destroy(alpha)
        cairo_pattern_destroy(source)
        cairo_destroy(cairo)
    }

    // MARK: Shapes

    /// Fills a rectangle with a colour.
    public func fill(_ rect: CGRect, _ color: CGColor) {
        guard color.alpha > 0, rect.width != 0, rect.height != 0 else { return }
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect)
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }

    /// Fills a rounded rectangle with a colour.
    public func fill(_ rect: RoundedRect, _ color: CGColor) {
        if rect.isRectangle { return fill(rect.rect, color) }
        guard color.alpha > 0, rect.rect.width != 0, rect.rect.height != 0 else { return }
        pushClip(rect)
        fill(rect.rect, color)
        pop()
    }

    /// A frame inside the edge, as a layer's border.
    public func border(_ rect: RoundedRect, width: CGFloat, color: CGColor) {
        guard color.alpha > 0, width > 0, rect.rect.width != 0, rect.rect.height != 0 else { return }
        var outline = GskRoundedRect(rect)
        let side = Float(min(width, min(abs(rect.rect.width), abs(rect.rect.height)) / 2))
        let widths = [side, side, side, side]
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    /// The shadow that `rect` throws, outside of it. `radius` is the blur's standard deviation, as `shadowRadius` is.
    public func shadow(_ rect: RoundedRect, color: CGColor, offset: CGSize, radius: CGFloat) {
        guard color.alpha > 0, rect.rect.width != 0, rect.rect.height != 0 else { return }
        var outline = GskRoundedRect(rect)
        var rgba = GdkRGBA(color)
        // GSK counts a blur's radius as CSS does: twice the standard deviation.
        gtk_snapshot_append_outset_shadow(
            snapshot, &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(max(0, radius) * 2))
    }

    /// Fills a rectangle with a gradient along a line. Points are in the same coordinates as `rect`.
    public func linearGradient(_ rect: CGRect, stops: [GradientStop], from start: CGPoint, to end: CGPoint) {
        guard rect.width != 0, rect.height != 0, let last = stops.last else { return }
        guard stops.count > 1, start != end else { return fill(rect, last.color) }
        var bounds = graphene_rect_t(rect)
        var from = graphene_point_t(start), to = graphene_point_t(end)
        let colors = stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        gtk_snapshot_append_linear_gradient(snapshot, &bounds, &from, &to, colors, gsize(colors.count))
    }

    /// Rings round `center`: the first stop there, the last one at an ellipse of these radii and beyond it.
    public func radialGradient(
        _ rect: CGRect, stops: [GradientStop], center: CGPoint, horizontalRadius: CGFloat, verticalRadius: CGFloat
    ) {
        guard rect.width != 0, rect.height != 0, let last = stops.last else { return }
        guard stops.count > 1, horizontalRadius > 0, verticalRadius > 0 else { return fill(rect, last.color) }
        var bounds = graphene_rect_t(rect)
        var middle = graphene_point_t(center)
        let colors = stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        gtk_snapshot_append_radial_gradient(
            snapshot, &bounds, &middle, Float(horizontalRadius), Float(verticalRadius), 0, 1, colors,
            gsize(colors.count))
    }

    /// Colours that turn clockwise round `center`, from an angle on that is measured clockwise from straight up, in
    /// radians.
    public func conicGradient(_ rect: CGRect, stops: [GradientStop], center: CGPoint, from angle: CGFloat) {
        guard rect.width != 0, rect.height != 0, stops.count > 1 else { return }
        var bounds = graphene_rect_t(rect)
        var middle = graphene_point_t(center)
        let colors = stops.map { GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color)) }
        gtk_snapshot_append_conic_gradient(
            snapshot, &bounds, &middle, Float(angle * 180 / .pi), colors, gsize(colors.count))
    }

    public func linearGradient(
        _ rect: CGRect, colors: [CGColor], locations: [CGFloat]? = nil, from start: CGPoint, to end: CGPoint
    ) {
        linearGradient(
            rect, stops: GradientStop.stops(colors: colors, locations: locations), from: start, to: end)
    }

    public func radialGradient(
        _ rect: CGRect, colors: [CGColor], locations: [CGFloat]? = nil, center: CGPoint, radius: CGFloat
    ) {
        radialGradient(
            rect, stops: GradientStop.stops(colors: colors, locations: locations), center: center,
            horizontalRadius: radius, verticalRadius: radius)
    }

    // MARK: Pictures

    /// Draws a recorded node at the origin.
    public func draw(_ node: RenderNode) { gtk_snapshot_append_node(snapshot, node.node) }

    /// Draws a texture, scaled to fill `rect`.
    public func draw(_ texture: Texture, in rect: CGRect) {
        guard rect.width != 0, rect.height != 0 else { return }
        var bounds = graphene_rect_t(rect)
        gtk_snapshot_append_texture(snapshot, texture.texture, &bounds)
    }

    /// Draws `tint` wherever the texture is opaque: its own colours don't matter.
    public func draw(_ texture: Texture, in rect: CGRect, tint: CGColor) {
        let c = tint.rgba
        var matrix = graphene_matrix_t()
        var offset = graphene_vec4_t()
        let rows: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Float(c.alpha)]
        graphene_matrix_init_from_float(&matrix, rows)
        graphene_vec4_init(&offset, Float(c.red), Float(c.green), Float(c.blue), 0)
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
        draw(texture, in: rect)
        gtk_snapshot_pop(snapshot)
    }

    /// Draws a text with its top left corner at `point`; `color` is for what has no colour of its own.
    public func draw(_ layout: TextLayout, at point: CGPoint, color: CGColor? = nil) {
        guard let node = layout.node(color: color ?? .black) else { return }
        if point == .zero { return draw(node) }
        save()
        translate(x: point.x, y: point.y)
        draw(node)
        restore()
    }
}
