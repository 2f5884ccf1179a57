public import Foundation
internal import CCairo

/// Filling, stroking, pictures and gradients.
extension CGContext {
    /// Fills the current path and empties it.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Draws the outline of the current path and empties it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills or outlines the current path and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = cairo_copy_path(cairo)
        cairo_new_path(cairo)
        defer { cairo_path_destroy(outline) }
        let fills = mode != .stroke
        let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        if fills {
            draw { cairo in
                cairo_new_path(cairo)
                cairo_append_path(cairo, outline)
                setSource(cairo, state.fill)
                cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
                if state.blendMode.clearsOutside {
                    // Cairo would clear what is outside of the shape too, which CoreGraphics leaves alone.
                    cairo_clip(cairo)
                    cairo_paint(cairo)
                } else {
                    cairo_fill(cairo)
                }
            }
        }
        guard strokes else { return }
        guard cairo_get_line_join(cairo) == CAIRO_LINE_JOIN_ROUND, document == nil else {
            return draw { cairo in
                cairo_new_path(cairo)
                cairo_append_path(cairo, outline)
                setSource(cairo, state.stroke)
                cairo_stroke(cairo)
            }
        }
        // Cairo's own round corners differ from version to version.
        cairo_append_path(cairo, outline)
        replacePathWithStrokedPath()
        let stroked = cairo_copy_path(cairo)
        cairo_new_path(cairo)
        defer { cairo_path_destroy(stroked) }
        draw { cairo in
            cairo_new_path(cairo)
            cairo_append_path(cairo, stroked)
            setSource(cairo, state.stroke)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// Fills with the current colour.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills with the current colour.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Draws the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the outline of a rectangle in a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = cairo_get_line_width(cairo)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cairo, old)
    }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the outline of an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from each point of even index to the one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for i in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[i])
            addLine(to: points[i + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        withoutPath {
            cairo_save(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            let r = rect.standardized
            cairo_rectangle(cairo, r.minX, r.minY, r.width, r.height)
            cairo_fill(cairo)
            cairo_restore(cairo)
            didDraw()
        }
    }

    // MARK: Pictures

    /// Draws an image into a rectangle, its bottom at the least y. With y downwards, that is upside down, as on iOS.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if byTiling { return tile(image, rect) }
        draw(image, in: rect, upsideDown: false)
    }

    /// Draws an image with its top at the least y: upright where y grows downwards.
    package func drawTopDown(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, upsideDown: true) }

    private func draw(_ image: CGImage, in rect: CGRect, upsideDown: Bool) {
        let r = rect.standardized
        guard r.width > 0, r.height > 0 else { return }
        withoutPath {
            draw { cairo in
                cairo_save(cairo)
                place(image, r, upsideDown: upsideDown, on: cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
                cairo_restore(cairo)
            }
        }
    }

    /// Makes the image the source and its outline the path.
    private func place(_ image: CGImage, _ r: CGRect, upsideDown: Bool, on cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, r.minX, r.minY, r.width, r.height)
        let pixels = smaller(image, r, on: cairo) ?? cairo_surface_reference(image.surface)
        cairo_translate(cairo, r.minX, upsideDown ? r.minY : r.maxY)
        cairo_scale(
            cairo, r.width / Double(cairo_image_surface_get_width(pixels)),
            (upsideDown ? 1 : -1) * r.height / Double(cairo_image_surface_get_height(pixels)))
        cairo_set_source_surface(cairo, pixels, 0, 0)
        cairo_surface_destroy(pixels)
        let pattern = cairo_get_source(cairo)
        // The edge's pixels go on outwards, so that scaling doesn't mix them with nothing.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter)
    }

    /// The image in the size that it will have in pixels, if it becomes smaller: cairo makes pictures smaller in ways that differ from
    /// version to version. The caller owns it.
    private func smaller(_ image: CGImage, _ r: CGRect, on cairo: OpaquePointer) -> OpaquePointer? {
        guard state.interpolation != .none else { return nil }
        let target = cairo_get_group_target(cairo)
        var scaleX = Double(deviceScale), scaleY = Double(deviceScale)
        switch cairo_surface_get_type(target) {
        case CAIRO_SURFACE_TYPE_IMAGE: cairo_surface_get_device_scale(target, &scaleX, &scaleY)
        case CAIRO_SURFACE_TYPE_RECORDING: break
        default: return nil
        }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let width = (hypot(matrix.xx * scaleX, matrix.yx * scaleY) * r.width).rounded()
        let height = (hypot(matrix.xy * scaleX, matrix.yy * scaleY) * r.height).rounded()
        guard width < Double(image.width) || height < Double(image.height) else { return nil }
        // Compared as they are: what is no number, or too large for one, has no whole number.
        return PictureSource(image.surface).scaled(
            to: Int(min(Double(image.width), max(1, width))), Int(min(Double(image.height), max(1, height))),
            isKept: false)
    }

    private func tile(_ image: CGImage, _ rect: CGRect) {
        let r = rect.standardized
        guard r.width > 0, r.height > 0 else { return }
        withoutPath {
            draw { target in
                cairo_save(target)
                cairo_translate(target, r.minX, r.maxY)
                cairo_scale(target, r.width / CGFloat(image.width), -r.height / CGFloat(image.height))
                cairo_set_source_surface(target, image.surface, 0, 0)
                cairo_pattern_set_extend(cairo_get_source(target), CAIRO_EXTEND_REPEAT)
                cairo_pattern_set_filter(cairo_get_source(target), filter)
                cairo_paint_with_alpha(target, state.alpha)
                cairo_restore(target)
            }
        }
    }

    private var filter: cairo_filter_t {
        switch state.interpolation {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        default: CAIRO_FILTER_GOOD
        }
    }

    // MARK: Gradients

    /// Draws colours along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        paint(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y), options)
    }

    /// Draws colours between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius))
        paint(gradient, pattern, options)
    }

    private func paint(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        defer { cairo_pattern_destroy(pattern) }
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
        let before = options.contains(.drawsBeforeStartLocation), after = options.contains(.drawsAfterEndLocation)
        func add(_ location: CGFloat, _ color: CGColor, _ alpha: CGFloat = 1) {
            let c = color.rgba
            cairo_pattern_add_color_stop_rgba(pattern, location, c.red, c.green, c.blue, c.alpha * alpha)
        }
        // Cairo goes on at both ends or at none; a stop of no colour ends one of them.
        if after && !before { add(0, first.color, 0) }
        for stop in gradient.stops { add(stop.location, stop.color) }
        if before && !after { add(1, last.color, 0) }
        cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        withoutPath {
            draw { cairo in
                cairo_set_source(cairo, pattern)
                cairo_paint_with_alpha(cairo, state.alpha)
            }
        }
    }

    /// Draws glyphs by a function that moves to where they begin and shows them.
    package func drawGlyphs(color: CGColor, _ show: (OpaquePointer) -> Void) {
        withoutPath {
            draw { cairo in
                setSource(cairo, color)
                show(cairo)
                cairo_new_path(cairo)
            }
        }
    }

    // MARK: How it is done

    func setSource(_ cairo: OpaquePointer, _ color: CGColor) {
        let c = color.rgba
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * state.alpha)
    }

    /// Runs an operation that needs the path for itself, and puts the path back.
    func withoutPath(_ body: () -> Void) {
        let path = cairo_copy_path(cairo)
        cairo_new_path(cairo)
        body()
        cairo_new_path(cairo)
        cairo_append_path(cairo, path)
        cairo_path_destroy(path)
    }

    /// Draws something with the blend mode, its shadow under it. The operation may run twice, on two contexts.
    func draw(_ operation: (OpaquePointer) -> Void) {
        backing?.takeOver()
        if let shadow = state.shadow { drawShadow(shadow, of: operation) }
        cairo_save(cairo)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        operation(cairo)
        cairo_restore(cairo)
        didDraw()
    }
}
