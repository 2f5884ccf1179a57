internal import Stage

extension UIAccessibility {
    /// Whether the person wants few movements on the screen: what the browser is set to; false in a window.
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool {
        UIApplication.shared.connectedWindowScenes.contains { $0.surface?.preferences.reducesMotion ?? false }
    }

    /// Posted when ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
