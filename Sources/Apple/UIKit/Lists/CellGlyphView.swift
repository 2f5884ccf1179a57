internal import Stage

/// The signs at a cell's edges, as SF Symbols shows them at 17 points.
enum CellGlyph {
    case chevron, checkmark, info, delete, insert, reorder

    var size: CGSize {
        switch self {
        case .chevron: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 14, height: 14)
        case .info, .delete, .insert: CGSize(width: 22, height: 22)
        case .reorder: CGSize(width: 22, height: 14)
        }
    }
}

/// Draws one of the signs; those that can be tapped are controls.
final class CellGlyphView: UIControl {
    let kind: CellGlyph
    var onTap: (@MainActor () -> Void)?
    /// The colour of the sign; nil is the kind's own.
    var signColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the circle around a sign of editing mode; nil is the kind's own.
    var circleColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    init(_ kind: CellGlyph) {
        self.kind = kind
        super.init(frame: CGRect(origin: .zero, size: kind.size))
        isUserInteractionEnabled = false
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// A finger needs more room than the sign.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -11, dy: -11).contains(point)
    }

    package override var hasNativeContent: Bool { true }

    package override func drawContent(on canvas: Canvas) {
        let box = CGRect(
            x: (bounds.width - kind.size.width) / 2, y: (bounds.height - kind.size.height) / 2,
            width: kind.size.width, height: kind.size.height)
        switch kind {
        case .chevron:
            canvas.stroke(
                polyline([
                    CGPoint(x: box.minX + 1.3, y: box.minY + 1.3), CGPoint(x: box.maxX - 1.3, y: box.midY),
                    CGPoint(x: box.minX + 1.3, y: box.maxY - 1.3),
                ]), color(signColor ?? .tertiaryLabel), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        case .checkmark:
            canvas.stroke(
                polyline([
                    CGPoint(x: box.minX + 1, y: box.minY + 8), CGPoint(x: box.minX + 5, y: box.minY + 12.6),
                    CGPoint(x: box.maxX - 1.2, y: box.minY + 1.4),
                ]), color(tintColor), StrokeStyle(lineWidth: 2.1, lineCap: .round, lineJoin: .round))
        case .info:
            canvas.border(RoundedRect(box, radius: 11), width: 1.6, color: color(tintColor))
            canvas.fill(
                RoundedRect(CGRect(x: box.midX - 1.4, y: box.minY + 4.6, width: 2.8, height: 2.8), radius: 1.4),
                color(tintColor))
            canvas.fill(CGRect(x: box.midX - 0.9, y: box.minY + 9.4, width: 1.8, height: 7.4), color(tintColor))
            canvas.fill(CGRect(x: box.midX - 2.5, y: box.minY + 9.4, width: 2.5, height: 1.4), color(tintColor))
            canvas.fill(CGRect(x: box.midX - 2.9, y: box.minY + 15.6, width: 5.8, height: 1.4), color(tintColor))
        case .delete, .insert:
            canvas.fill(
                RoundedRect(box, radius: 11), color(circleColor ?? (kind == .delete ? .systemRed : .systemGreen)))
            let white = color(signColor ?? .white)
            canvas.fill(
                RoundedRect(CGRect(x: box.midX - 5.5, y: box.midY - 1, width: 11, height: 2), radius: 1), white)
            if kind == .insert {
                canvas.fill(
                    RoundedRect(CGRect(x: box.midX - 1, y: box.midY - 5.5, width: 2, height: 11), radius: 1), white)
            }
        case .reorder:
            for line in 0..<3 {
                canvas.fill(
                    RoundedRect(
                        CGRect(x: box.minX, y: box.minY + 1 + CGFloat(line) * 5, width: box.width, height: 2),
                        radius: 1), color(signColor ?? .tertiaryLabel))
            }
        }
    }

    private func color(_ color: UIColor) -> CGColor { color.resolved(traitCollection) }

    private func polyline(_ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }

    package override var defaultIsAccessibilityElement: Bool { kind == .info || kind == .delete || kind == .insert }

    package override var defaultAccessibilityLabel: String? {
        switch kind {
        case .info: "More Info"
        case .delete: "Delete"
        case .insert: "Insert"
        case .reorder: "Reorder"
        case .chevron, .checkmark: nil
        }
    }
}
