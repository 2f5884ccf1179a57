public import Foundation
import UIKit

/// Something that assistive technology is told of.
public protocol _AccessibilityNotification {
    /// Tells of it.
    func post()
}

/// What assistive technology can be told of.
public enum AccessibilityNotification {
    /// Words that are said.
    public struct Announcement: _AccessibilityNotification, Sendable {
        private let words: String

        /// Words in the user's language.
        public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

        /// Words as they are; they may be attributed.
        @_disfavoredOverload
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }

        /// Words as they are.
        @_disfavoredOverload
        public init(_ announcement: String) { words = announcement }

        public func post() { tell(.announcement, words) }
    }

    /// A part of the screen is another one.
    public struct LayoutChanged: _AccessibilityNotification {
        private let argument: Any?

        /// - Parameter focusedElement: What is read then; nil for what is there.
        public init(_ focusedElement: Any? = nil) { argument = focusedElement }

        public func post() { tell(.layoutChanged, argument) }
    }

    /// The screen is another one.
    public struct ScreenChanged: _AccessibilityNotification {
        private let argument: Any?

        /// - Parameter focusedElement: What is read then; nil for what is there.
        public init(_ focusedElement: Any? = nil) { argument = focusedElement }

        public func post() { tell(.screenChanged, argument) }
    }

    /// A page was scrolled.
    public struct PageScrolled: _AccessibilityNotification, Sendable {
        private let words: String

        /// - Parameter status: Where it is now.
        public init(_ status: LocalizedStringResource) { words = String(localized: status) }

        public func post() { tell(.pageScrolled, words) }
    }
}

/// From any thread.
private func tell(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    nonisolated(unsafe) let argument = argument
    if Thread.isMainThread {
        MainActor.assumeIsolated { UIAccessibility.post(notification: notification, argument: argument) }
    } else {
        DispatchQueue.main.async { UIAccessibility.post(notification: notification, argument: argument) }
    }
}
