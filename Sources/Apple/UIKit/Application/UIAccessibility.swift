internal import Stage

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

    /// Tells assistive technology of a change, or of a text to read.
    ///
    /// The argument of an announcement is its text; that of a change is the element that the reader goes to, or a text
    /// to read. A screen reader beside a browser hears all of it; in a window of GTK 4.8 only the elements are read
    /// anew, as that brings no announcement to assistive technology.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let focus = (argument as? UIResponder).map(ObjectIdentifier.init)
        var news: [AccessibilityNews] = []
        switch notification {
        case .screenChanged: news.append(.screenChanged(focus: focus))
        case .layoutChanged: news.append(.layoutChanged(focus: focus))
        case .pageScrolled: news.append(.pageScrolled(text ?? ""))
        default: break
        }
        if let text, notification != .pageScrolled { news.append(.announcement(text)) }
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.surface?.accessibilityDidChange()
            for item in news { scene.surface?.accessibilityPosted(item) }
        }
    }
}
