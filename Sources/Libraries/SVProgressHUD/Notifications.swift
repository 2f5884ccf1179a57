public import Foundation

extension SVProgressHUD {
    nonisolated static var didReceiveTouch: Notification.Name { .SVProgressHUDDidReceiveTouchEvent }
    nonisolated static var willAppear: Notification.Name { .SVProgressHUDWillAppear }
    nonisolated static var didAppear: Notification.Name { .SVProgressHUDDidAppear }
    nonisolated static var willDisappear: Notification.Name { .SVProgressHUDWillDisappear }
    nonisolated static var didDisappear: Notification.Name { .SVProgressHUDDidDisappear }
    nonisolated static var statusKey: String { SVProgressHUDStatusUserInfoKey }
}

/// The key of the text in what notifications bring along.
public let SVProgressHUDStatusUserInfoKey = "SVProgressHUDStatusUserInfoKey"

extension NSNotification.Name {
    /// The HUD's mask was touched.
    public static let SVProgressHUDDidReceiveTouchEvent = Self("SVProgressHUDDidReceiveTouchEventNotification")
    /// The HUD is about to appear.
    public static let SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification")
    /// The HUD has appeared.
    public static let SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification")
    /// The HUD is about to disappear.
    public static let SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification")
    /// The HUD has disappeared.
    public static let SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification")
}
