/// Something in the tree through which the focus of a keyboard or a remote control moves: views and their controllers.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// What this is in; nil at the top, and for what is not in a window's tree.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
}

extension UIFocusEnvironment {
    /// Whether another is this, or in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        var next: (any UIFocusEnvironment)? = environment
        while let current = next {
            if current === self { return true }
            next = current.parentFocusEnvironment
        }
        return false
    }
}

extension UIView: UIFocusEnvironment {
    /// The controller whose view this is, or else the view that it is in.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
