/// The colours of a HUD.
public enum JGProgressHUDStyle: UInt, Sendable {
    /// White with dark text, light with dark text, or dark with light text.
    case extraLight, light, dark
}

/// Where a HUD is.
public enum JGProgressHUDPosition: UInt, Sendable {
    case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight
}

/// What becomes of touches while a HUD is shown.
public enum JGProgressHUDInteractionType: UInt, Sendable {
    /// None reach what is behind the HUD, those beside the panel do, or all do.
    case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

/// Whether the panel follows how the device is held. Has no effect: nobody tilts the screen.
public enum JGProgressHUDParallaxMode: UInt, Sendable {
    case device, alwaysOn, alwaysOff
}

/// What is drawn around the panel.
public struct JGProgressHUDShadow: Hashable, Sendable {
    /// The colour.
    public var color: UIColor
    /// How far it is from the panel.
    public var offset: CGSize
    /// How far it is spread, in points.
    public var radius: CGFloat
    /// How dense it is, from 0 to 1.
    public var opacity: Float

    /// Creates a shadow.
    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.color, self.offset, self.radius, self.opacity) = (color, offset, radius, opacity)
    }

    /// A black shadow.
    public init(offset: CGSize, radius: CGFloat, opacity: Float) {
        self.init(color: .black, offset: offset, radius: radius, opacity: opacity)
    }
}

/// Hears of a HUD. Every method is optional.
@preconcurrency @MainActor
public protocol JGProgressHUDDelegate: NSObjectProtocol {
    /// Called before the HUD appears.
    func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView)
    /// Called when the HUD has appeared.
    func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView)
    /// Called before the HUD disappears.
    func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView)
    /// Called when the HUD has disappeared.
    func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView)
}

extension JGProgressHUDDelegate {
    public func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) {}
}
