public import CoreGraphics
internal import CGTK

/// Drawing that GSK has no nodes for: cairo does it, as curves at whatever scale they are shown.
extension Canvas {
    /// Fills a path with a colour.
    public func fill(_ path: CGPath, _ color: CGColor, rule: CGPathFillRule = .winding) {
        guard color.alpha > 0 else { return }
        var rect = CGRect.zero
        if path.isRect(&rect) { return fill(rect, color) }
        drawCairo(in: path.boundingBoxOfPath) { cairo in
            path.append(to: cairo)
            Self.setSource(cairo, color)
            cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// Draws the outline of a path in a colour.
    public func stroke(_ path: CGPath, _ color: CGColor, _ style: StrokeStyle = StrokeStyle()) {
        guard color.alpha > 0, style.lineWidth > 0 else { return }
        // A mitre reaches out by its limit, a square cap by a half diagonal.
        let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(1.5, style.miterLimit) : 1.5)
        drawCairo(in: path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)) { cairo in
            Self.setSource(cairo, color)
            // Cairo's own round corners differ from version to version.
            guard style.lineJoin != .round else {
                style.outline(of: path).append(to: cairo)
                return cairo_fill(cairo)
            }
            path.append(to: cairo)
            style.apply(to: cairo)
            cairo_stroke(cairo)
        }
    }

    private func drawCairo(in bounds: CGRect, _ draw: (OpaquePointer) -> Void) {
        guard !bounds.isNull, !bounds.isInfinite, bounds.width >= 0 else { return }
        var box = graphene_rect_t(bounds.insetBy(dx: -1, dy: -1))
        guard let cairo = gtk_snapshot_append_cairo(snapshot, &box) else { return }
        draw(cairo)
        cairo_destroy(cairo)
    }

    private static func setSource(_ cairo: OpaquePointer, _ color: CGColor) {
        let c = color.rgba
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
    }
}

extension StrokeStyle {
    /// The outline of what is drawn along a path, by the winding rule.
    fileprivate func outline(of path: CGPath) -> CGPath {
        let dashed = isDashed ? path.copy(dashingWithPhase: dashPhase, lengths: dash) : path
        return dashed.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    }

    /// Whether it is a line of dashes. Lengths that add up to nothing are an error for cairo; a whole line is what they come to.
    private var isDashed: Bool { !dash.isEmpty && dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } }

    func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_miter_limit(cairo, miterLimit)
        switch lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        if isDashed {
            cairo_set_dash(cairo, dash.map(Double.init), Int32(dash.count), dashPhase)
        }
    }
}
