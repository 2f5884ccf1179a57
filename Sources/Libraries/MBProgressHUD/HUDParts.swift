import UIKit

/// A label whose HUD is laid out anew when its text, and so its size, changes.
final class HUDLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        hud?.setNeedsLayout()
    }
}

/// A button with a round border, as wide as its title.
final class HUDButton: UIButton {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        hud?.setNeedsLayout()
    }

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        super.addTarget(target, action: action, for: controlEvents)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = (bounds.height / 2).rounded(.up)
        layer.borderWidth = 1
        layer.borderColor = titleColor(for: .normal)?.resolvedColor(with: traitCollection).cgColor
    }

    override var intrinsicContentSize: CGSize {
        // Without a title or an action there is no button.
        guard title(for: .normal)?.isEmpty == false, !allControlEvents.isEmpty else { return .zero }
        var size = super.intrinsicContentSize
        size.width += 20
        return size
    }
}

extension UIView {
    /// The HUD around one of its parts.
    fileprivate var hud: UIView? {
        sequence(first: self) { $0.superview }.first { $0 is MBProgressHUD }
    }
}
