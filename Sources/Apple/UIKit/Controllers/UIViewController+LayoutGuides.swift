extension UIViewController {
    /// The older form of the safe area's edge.
    public var topLayoutGuide: any UILayoutSupport { barGuide(.topBars, "UIViewControllerTopLayoutGuide") }
    /// The older form of the safe area's edge.
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars, "UIViewControllerBottomLayoutGuide") }

    private func barGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> BarGuide {
        guard let guide = view.systemGuide(role, identifier) as? BarGuide else { preconditionFailure("No bar guide") }
        return guide
    }
}
