extension UIViewController {
    public var topLayoutGuide: any UILayoutSupport { barGuide(.topBars, "UIViewControllerTopLayoutGuide") }
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBars, "UIViewControllerBottomLayoutGuide") }

    private func barGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> BarGuide {
        guard let guide = view.systemGuide(role, identifier) as? BarGuide else { preconditionFailure("No bar guide") }
        return guide
    }
}
