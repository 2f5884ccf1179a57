public import Foundation

/// Hears of a HUD.
@preconcurrency @MainActor
public protocol MBProgressHUDDelegate: AnyObject {
    /// The HUD has disappeared.
    func hudWasHidden(_ hud: MBProgressHUD)
}

extension MBProgressHUDDelegate {
    /// Does nothing.
    public func hudWasHidden(_ hud: MBProgressHUD) {}
}

/// Is called when a HUD has disappeared.
public typealias MBProgressHUDCompletionBlock = () -> Void

/// How far from the middle a HUD is at an edge, whichever the size of the screen.
public let MBProgressMaxOffset: CGFloat = 1_000_000
