public import AppIntents
public import SwiftUI

extension Button {
    /// Creates a button that has an intent do its work.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { perform(intent) }, label: label)
    }

    /// Creates a button of a role that has an intent do its work.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that is translated, which has an intent do its work.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey) { perform(intent) }
    }

    /// Creates a button with a title as it is, which has an intent do its work.
    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title) { perform(intent) }
    }
}

extension Toggle {
    /// Creates a switch that has an intent do its work; where it stands, the app says.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title that is translated, which has an intent do its work.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
}

/// An intent of a button has nobody to tell that it failed but the log.
private func perform<I: AppIntent>(_ intent: I) {
    Task { @MainActor in
        do { _ = try await intent.perform() } catch { print("AppIntents: error: \(I.self): \(error)") }
    }
}

extension IntentResult {
    /// A view.
    public static func result<V: View>(view: V) -> Self
    where Self == IntentResultContainer<Never, Never, Never, _Given> { ._result(view: view) }
    /// Words and a view.
    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Never, _Given, Never, _Given> { ._result(dialog: dialog, view: view) }
    /// A value, words and a view.
    public static func result<T: Sendable, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<T, _Given, Never, _Given> {
        ._result(value: value, dialog: dialog, view: view)
    }
    /// A value and a view.
    public static func result<T: Sendable, V: View>(value: T, view: V) -> Self
    where Self == IntentResultContainer<T, Never, Never, _Given> { ._result(value: value, view: view) }
}
