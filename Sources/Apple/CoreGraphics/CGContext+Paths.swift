public import Foundation
internal import CCairo

/// The current path, and clipping by it.
extension CGContext {
    /// Empties the current path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Ends the part with a line to its beginning.
    public func closePath() { cairo_close_path(cairo) }

    /// Begins a new part at a point.
    public func move(to point: CGPoint) {
        guard point.isDrawable else { return }
        cairo_move_to(cairo, point.x, point.y)
    }

    /// A line from the current point; nothing if there is none.
    public func addLine(to point: CGPoint) {
        guard point.isDrawable, cairo_has_current_point(cairo) != 0 else { return }
        cairo_line_to(cairo, point.x, point.y)
    }

    /// Adds a curve with two handles.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard end.isDrawable, control1.isDrawable, control2.isDrawable, cairo_has_current_point(cairo) != 0 else {
            return
        }
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Adds a curve with one handle.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let (c1, c2) = CGPath.cubicControls(currentPointOfPath, control, end)
        addCurve(to: end, control1: c1, control2: c2)
    }

    /// Adds lines from point to point.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds rectangles to the current path.
    public func addRect(_ rect: CGRect) { add(CGPath.rectangle(rect)) }
    /// Adds rectangles to the current path.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { add(CGPath.ellipse(rect)) }
    /// Adds a path to the current one.
    public func addPath(_ path: CGPath) { add(path.segments) }

    /// An arc, after a line to its start if there is a current point. `clockwise` is as seen with y upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let delta = CGPath.turn(from: startAngle, to: endAngle, clockwise: clockwise)
        let arc = CGPath.arc(center: center, radius: radius, start: startAngle, delta: delta)
        add([cairo_has_current_point(cairo) != 0 ? .line(arc.start) : .move(arc.start)] + arc.curves)
    }

    /// The arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard cairo_has_current_point(cairo) != 0 else { return }
        let path = CGMutablePath()
        path.move(to: currentPointOfPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        add(Array(path.segments.dropFirst()))
    }

    private func add(_ segments: [CGPath.Segment]) {
        CGPath(segments: segments).append(to: cairo)
    }

    /// Whether the current path has no parts.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// The point where the current path ends.
    public var currentPointOfPath: CGPoint {
        var x = 0.0, y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Holds the path; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the path, in the coordinates as they are now; nil if it is empty.
    public var path: CGPath? { CGPath.current(of: cairo) }

    /// Returns whether a point is inside the current path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let fills = mode != .stroke
        if fills, let path, path.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
        {
            return true
        }
        let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        return strokes && cairo_in_stroke(cairo, point.x, point.y) != 0
    }

    // MARK: Clipping

    /// From now on draws only inside the path too, and takes the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Limits what is drawn to rectangles, until the state is restored.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Limits what is drawn to rectangles, until the state is restored.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// From now on, and until the state is restored, draws only as strongly as the mask is opaque.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let r = rect.standardized
        guard r.width > 0, r.height > 0 else { return }
        // Where the mask's pixels are, in cairo's coordinates.
        let place = CGAffineTransform(
            a: r.width / CGFloat(mask.width), b: 0, c: 0, d: -r.height / CGFloat(mask.height), tx: r.minX, ty: r.maxY
        ).concatenating(matrix)
        cairo_push_group(cairo)
        state.masks.append(Mask(image: mask, matrix: place, drawn: cairo_get_group_target(cairo)))
    }

    /// Puts what was drawn through masks so far onto a copy of what is under them, which goes on being drawn through.
    func paintOpenMasks(on target: OpaquePointer?) {
        // From the outermost inwards each is a group on the copy; they end from the innermost outwards.
        for mask in state.masks {
            cairo_push_group(target)
            cairo_set_source_surface(target, mask.drawn, 0, 0)
            cairo_paint(target)
        }
        for mask in state.masks.reversed() {
            cairo_pop_group_to_source(target)
            cairo_save(target)
            var m = cairo_matrix_t(mask.matrix)
            cairo_set_matrix(target, &m)
            cairo_mask_surface(target, mask.image.surface, 0, 0)
            cairo_restore(target)
        }
    }

    /// Puts what was drawn through masks onto what is under them.
    func closeMasks(downTo count: Int) {
        while state.masks.count > count {
            let mask = state.masks.removeLast()
            let drawn = cairo_pop_group(cairo)
            cairo_save(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_set_source(cairo, drawn)
            var m = cairo_matrix_t(mask.matrix)
            cairo_set_matrix(cairo, &m)
            cairo_mask_surface(cairo, mask.image.surface, 0, 0)
            cairo_restore(cairo)
            cairo_pattern_destroy(drawn)
            didDraw()
        }
    }

    /// Clips no more, save by masks.
    public func resetClip() { cairo_reset_clip(cairo) }

    /// The area inside the clip, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        var x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    func clipEverything() {
        withoutPath {
            cairo_rectangle(cairo, 0, 0, 0, 0)
            cairo_clip(cairo)
        }
    }
}

extension CGPoint {
    /// Cairo takes what is not a number for an error that lasts.
    var isDrawable: Bool { x.isFinite && y.isFinite }
}
