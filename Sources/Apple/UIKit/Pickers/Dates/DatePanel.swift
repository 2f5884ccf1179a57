/// The panel that a compact date picker opens over the window. A tap outside closes it.
@MainActor
final class DatePanel: UIView {
    private static let margin: CGFloat = 10
    private static let gap: CGFloat = 8
    private static let radius: CGFloat = 13

    private let card = UIView(frame: .zero)
    private let size: CGSize
    private weak var anchor: UIView?
    private var isEnding = false
    var ended: (() -> Void)?

    init(_ content: UIView, size: CGSize, anchor: UIView) {
        self.size = size
        self.anchor = anchor
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 10)
        let plate = UIView(frame: CGRect(origin: .zero, size: size))
        plate.layer.cornerRadius = Self.radius
        plate.clipsToBounds = true
        plate.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.145, green: 0.145, blue: 0.155, alpha: 1)
                : UIColor(red: 0.985, green: 0.985, blue: 0.985, alpha: 1)
        }
        plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.frame = plate.frame
        card.addSubview(plate)
        content.frame = plate.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plate.addSubview(content)
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.card.alpha = 1
            self.card.transform = .identity
        }
        window.accessibilityDidChange()
    }

    func dismiss(animated: Bool) {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        let finish = { [self] in
            let window = window
            removeFromSuperview()
            window?.accessibilityDidChange()
        }
        ended?()
        guard animated else { return finish() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) {
            self.card.alpha = 0
        } completion: { _ in
            finish()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window, let anchor, anchor.window === window else { return }
        let room = bounds.inset(by: window.windowSafeArea).insetBy(dx: Self.margin, dy: Self.margin)
        let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let target = anchor.convert(anchor.bounds, to: self)
        let x = min(max(target.midX - size.width / 2, room.minX), room.maxX - size.width)
        // Below what opened it, above where that does not fit, or else over it.
        var y = target.maxY + Self.gap
        if y + size.height > room.maxY { y = target.minY - Self.gap - size.height }
        if y < room.minY { y = min(max(target.midY - size.height / 2, room.minY), room.maxY - size.height) }
        card.bounds.size = size
        card.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    }

    override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    // MARK: Touches beside it

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
        dismiss(animated: true)
    }

    /// Touches of the card are not the app's to hear of through the responder chain.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
