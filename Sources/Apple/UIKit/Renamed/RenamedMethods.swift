extension UIViewController {
    /// The name of `children` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// The name of `addChild` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// The name of `removeFromParent` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// The name of `willMove` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// The name of `didMove` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    // nib: none
    /// The name of `isMovingToParent` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
    public var isMovingToParentViewController: Bool { isMovingToParent }

    // nib: none
    /// The name of `isMovingFromParent` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
    public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIView {
    // objc: bringSubviewToFront:
    /// The name of `bringSubviewToFront` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    // objc: sendSubviewToBack:
    /// The name of `sendSubviewToBack` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
    // nib: none
    /// The name of `style` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}
