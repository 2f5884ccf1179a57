public import Foundation

/// The element that assistive technology is at.
@MainActor
package enum AccessibilityFocus {
    package private(set) static weak var element: UIResponder?

    nonisolated static let notification = Notification.Name("UIAccessibilityElementFocusedNotification")
    nonisolated static let newKey = "UIAccessibilityFocusedElementKey"
    nonisolated static let oldKey = "UIAccessibilityUnfocusedElementKey"

    package static func move(to new: UIResponder) {
        guard new !== element else { return }
        let old = element
        element = new
        old?.accessibilityElementDidLoseFocus()
        new.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [newKey: new]
        if let old { info[oldKey] = old }
        NotificationCenter.default.post(name: notification, object: nil, userInfo: info)
    }
}
