public import AppIntents
public import SwiftUI

/// Leads to the app's shortcuts, which nothing here shows: nothing is seen of it.
public struct ShortcutsLink: View {
    /// Creates a link.
    public init(action: @escaping () -> Void = {}) {}
    public var body: some View { EmptyView() }
    /// Sets its look.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> ShortcutsLink { self }
}

/// The looks of a link to shortcuts.
public enum ShortcutsLinkStyle: Sendable {
    /// As the appearance is, or light or dark, perhaps with a line around it.
    case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}

/// Tells what a person may say to Siri, which is not here: nothing is seen of it.
public struct SiriTipView: View {
    /// Creates a tip.
    public init<I: AppIntent>(intent: I, isVisible: Binding<Bool> = .constant(true)) {}
    public var body: some View { EmptyView() }
    /// Sets its look.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> SiriTipView { self }
}

/// The looks of a tip.
public enum SiriTipViewStyle: Sendable {
    /// As the appearance is, or light, dark or black.
    case automatic, light, dark, black
}
