/// The buttons that a swiped row uncovers.
final class SwipeActionsView: UIView {
    private let buttons: [SwipeActionButton]
    private let isLeading: Bool
    /// Filled by the first action alone, as a full swipe does.
    var isFull = false {
        didSet { if isFull != oldValue { setNeedsLayout() } }
    }

    init(
        _ actions: [UIContextualAction], isLeading: Bool,
        onTap: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        self.isLeading = isLeading
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [unowned button] _ in onTap(button.contextualAction, button) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width at which all buttons are open.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.openWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = max(openWidth, 1)
        // The buttons share the width; beyond the open one the first takes the excess.
        let excess = max(bounds.width - total, 0)
        let factor = min(bounds.width / total, 1)
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull ? (index == 0 ? bounds.width : 0) : button.openWidth * factor + (index == 0 ? excess : 0)
            button.frame = CGRect(
                x: isLeading ? edge : bounds.width - edge - width, y: 0, width: width, height: bounds.height)
            edge += width
        }
    }
}
