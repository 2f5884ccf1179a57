/// The way of a thing to its place.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Changes views along with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls back when it is there.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A way of a quarter of a second.
@MainActor
final class DropAnimation: UIDragAnimating {
    private static let duration = 0.25

    func addAnimations(_ animations: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration, animations: animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        UIView.animate(withDuration: Self.duration, animations: {}) { _ in completion(.end) }
    }
}
