extension UIViewController: UIFocusEnvironment {
    /// The controller that this is a child of, or else what its view is in.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? next as? any UIFocusEnvironment }
}
