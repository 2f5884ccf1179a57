/// The controller that a view is the root of, as the view sees it.
@preconcurrency @MainActor
package protocol ViewOwner: UIResponder, UITraitEnvironment, AttachmentKeeper {
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    /// Traits that the view has in place of those it would inherit.
    var ownTraits: UITraitCollection? { get }
    /// The areas that cover the view besides its superview's safe area: one value for each source.
    var additionalInsets: [UIEdgeInsets] { get }
    /// Whether the root view's margins are at least the system's.
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    /// Whether a bar of a navigation controller may lie over the view.
    var isUnderNavigationBar: Bool { get }

    /// The view comes to a window or leaves its own, with all that is in `top`.
    func viewWillMove(to window: UIView?, within top: UIView)
    func viewDidMove()
    func viewWillLayOut()
    func viewDidLayOut()
    func updateViewConstraints()
    func viewSafeAreaInsetsDidChange()
    func viewLayoutMarginsDidChange()
}
