/// Where a bar is, from which its look follows.
public enum UIBarPosition: Int, Sendable {
    /// Not said, at the bottom, at the top, or at the top under the status bar.
    case any, bottom, top, topAttached
}

/// A bar that tells where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is that no controller of UIKit's has placed.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns where the bar is. `.topAttached` has its background reach the top of the screen; without this method
    /// it is `.any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar {
    /// Under the status bar in a navigation controller; else what the delegate says, or the top.
    public var barPosition: UIBarPosition {
        if controller != nil { return .topAttached }
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    /// How far the background of a bar that the app has placed reaches up, in points.
    var ownTopExtension: CGFloat {
        guard let window, controller == nil, barPosition == .topAttached else { return 0 }
        let top = convert(bounds, to: nil).minY
        return top > 0 && top <= window.safeAreaInsets.top ? top : 0
    }
}

extension UISearchBar: UIBarPositioning {
    /// What the delegate says, or not said.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
    /// What the delegate says, or the bottom.
    public var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }
}
