internal import SeamPrimitives

/// An app's notifications to assistive technology.
public enum UIAccessibility {
    /// News for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen shows.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another one.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// Content was scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Has the elements of the screen read anew after a change of it.
    ///
    /// An announcement has no effect, as GTK 4.8 brings none to assistive technology; nor has the argument of a change,
    /// which on iOS moves the reader to an element.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        switch notification {
        case .screenChanged, .layoutChanged:
            for window in UIApplication.shared.windows { window.accessibilityDidChange() }
        default:
            LoggedOnce.say(
                "UIAccessibility.post(notification: .announcement, ...) has no effect: GTK 4.8 cannot announce.")
        }
    }
}
