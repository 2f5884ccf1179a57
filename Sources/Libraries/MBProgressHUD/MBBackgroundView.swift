public import UIKit

/// The panel of a HUD, or the veil behind it.
public class MBBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)

    /// A blur or a colour. A blur by default.
    public var style = MBProgressHUDBackgroundStyle.blur { didSet { update() } }
    /// The kind of the blur. The system's thick material by default.
    public var blurEffectStyle = UIBlurEffect.Style.systemThickMaterial { didSet { update() } }
    /// The colour over the blur, or instead of it. None by default.
    public var color: UIColor? { didSet { update() } }

    /// A view with a blur.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        effectView.frame = bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(effectView, at: 0)
        update()
    }

    private func update() {
        effectView.isHidden = style == .solidColor
        effectView.effect = style == .blur ? UIBlurEffect(style: blurEffectStyle) : nil
        backgroundColor = color
    }
}
