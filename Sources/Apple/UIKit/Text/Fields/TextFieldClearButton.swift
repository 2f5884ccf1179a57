internal import Stage

/// The grey disc with a cross that empties a text field.
@MainActor
final class TextFieldClearButton: UIButton {
    private weak var field: UITextField?

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Easier to hit than it is large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -6, dy: -10).contains(point)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { field?.clear() }
    }

    /// What apps find that ask for the button by its key, and change: the disc as an image.
    func showDiscAsImage() {
        guard image(for: .normal) == nil, field?.clearImage == nil else { return }
        let size = UIImage.SymbolConfiguration(pointSize: 13)
        setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: size), for: .normal)
        tintColor = .systemGray3
    }

    override func drawContent(on canvas: Canvas) {
        guard image(for: .normal) == nil else { return super.drawContent(on: canvas) }
        if let image = field?.clearImage {
            return image.draw(centeredIn: bounds, tint: .systemGray, traits: traitCollection, on: canvas)
        }
        let diameter: CGFloat = 15
        let disc = CGRect(
            x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
        let color = isHighlighted ? UIColor.systemGray : UIColor.systemGray3
        canvas.fill(RoundedRect(disc, radius: diameter / 2), color.resolved(traitCollection))
        let cross = CGMutablePath()
        let arm = disc.insetBy(dx: 4.75, dy: 4.75)
        cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
        cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
        cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
        cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
        canvas.stroke(
            cross, UIColor.systemBackground.resolved(traitCollection),
            StrokeStyle(lineWidth: 1.5, lineCap: .round))
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { "Clear text" }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}
