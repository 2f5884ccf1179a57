public import Foundation

extension UIAccessibility {
    /// Posted when assistive technology has gone to another element.
    public static let elementFocusedNotification: Foundation.Notification.Name = AccessibilityFocus.notification
    /// The element that assistive technology is at, in the notification's information.
    public static let focusedElementUserInfoKey: String = AccessibilityFocus.newKey
    /// The element that assistive technology was at, in the notification's information.
    public static let unfocusedElementUserInfoKey: String = AccessibilityFocus.oldKey
}
