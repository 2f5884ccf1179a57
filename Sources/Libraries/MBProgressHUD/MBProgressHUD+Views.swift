public import UIKit

extension MBProgressHUD {
    /// Shows a HUD over a view, which leaves it when it disappears.
    @discardableResult
    public class func showAdded(to view: UIView, animated: Bool) -> Self {
        let hud = self.init(frame: view.bounds)
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: animated)
        return hud
    }

    /// Takes the topmost HUD of a view away; false if there is none.
    @discardableResult
    public class func hide(for view: UIView, animated: Bool) -> Bool {
        guard let hud = forView(view) else { return false }
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: animated)
        return true
    }

    /// Takes all HUDs of a view away, and answers how many there were.
    @discardableResult
    public class func hideAllHUDs(for view: UIView, animated: Bool) -> Int {
        let huds = view.subviews.compactMap { $0 as? MBProgressHUD }
        for hud in huds {
            hud.removeFromSuperViewOnHide = true
            hud.hide(animated: animated)
        }
        return huds.count
    }

    /// The topmost HUD of a view.
    public class func forView(_ view: UIView) -> MBProgressHUD? {
        view.subviews.reversed().lazy.compactMap { $0 as? MBProgressHUD }.first
    }

    // MARK: Names of old versions

    /// The text.
    public var labelText: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// The text below, smaller.
    public var detailsLabelText: String? {
        get { detailsLabel.text }
        set {
            detailsLabel.text = newValue
            setNeedsLayout()
        }
    }

    /// The name of Swift 2 for ``showAdded(to:animated:)``.
    @discardableResult
    public class func showHUDAddedTo(_ view: UIView, animated: Bool) -> Self { showAdded(to: view, animated: animated) }
    /// The name of Swift 2 for ``hide(for:animated:)``.
    @discardableResult
    public class func hideHUDForView(_ view: UIView, animated: Bool) -> Bool { hide(for: view, animated: animated) }
    /// The name of Swift 2 for ``show(animated:)``.
    public func show(_ animated: Bool) { show(animated: animated) }
    /// The name of Swift 2 for ``hide(animated:)``.
    public func hide(_ animated: Bool) { hide(animated: animated) }
    /// The name of Swift 2 for ``hide(animated:afterDelay:)``.
    public func hide(_ animated: Bool, afterDelay delay: TimeInterval) { hide(animated: animated, afterDelay: delay) }
}
