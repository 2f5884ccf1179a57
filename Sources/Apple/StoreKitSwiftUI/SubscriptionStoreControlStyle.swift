public import StoreKit
public import SwiftUI

/// How the subscriptions of a ``SubscriptionStoreView`` are shown.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
    /// Which of the system's looks it is.
    var _controls: _SubscriptionControls { get }
}

/// The looks of subscriptions that the system has.
public enum _SubscriptionControls: Hashable, Sendable {
    /// Rows of which one is chosen, and a button below them.
    case picker
    /// The same, with a frame around the chosen one.
    case prominentPicker
    /// A button for each.
    case buttons
}

/// The usual look: rows of which one is chosen.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
    public var _controls: _SubscriptionControls { .picker }
}

/// Rows of which one is chosen.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
    public var _controls: _SubscriptionControls { .picker }
}

/// Rows of which one is chosen, which has a frame.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
    public var _controls: _SubscriptionControls { .prominentPicker }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
    public var _controls: _SubscriptionControls { .buttons }
}

/// Rows that take little room.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public init() {}
    public var _controls: _SubscriptionControls { .picker }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    /// The usual look: rows of which one is chosen.
    public static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    /// Rows of which one is chosen.
    public static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    /// Rows of which one is chosen, which has a frame.
    public static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    /// A button for each subscription.
    public static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    /// Rows that take little room.
    public static var compactPicker: Self { Self() }
}

/// What an app promises, of which a view of subscriptions tells.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
    /// The terms of its service.
    case termsOfService
    /// What it does with what it knows of people.
    case privacyPolicy

    var title: String { self == .termsOfService ? "Terms of Service" : "Privacy Policy" }
}

/// Where promises are to be read.
enum PolicyDestination {
    case page(URL)
    case view(AnyView)
}

private struct SubscriptionControlsKey: EnvironmentKey { static let defaultValue = _SubscriptionControls.picker }
private struct PoliciesKey: EnvironmentKey {
    static var defaultValue: [SubscriptionStorePolicyKind: PolicyDestination] { [:] }
}

extension EnvironmentValues {
    var subscriptionControls: _SubscriptionControls {
        get { self[SubscriptionControlsKey.self] }
        set { self[SubscriptionControlsKey.self] = newValue }
    }

    var policies: [SubscriptionStorePolicyKind: PolicyDestination] {
        get { self[PoliciesKey.self] }
        set { self[PoliciesKey.self] = newValue }
    }
}

extension View {
    /// Says how the subscriptions of views of subscriptions in this one are shown.
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        environment(\.subscriptionControls, style._controls)
    }

    /// Has views of subscriptions in this one lead to a page with what the app promises.
    public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
        transformEnvironment(\.policies) { $0[button] = .page(url) }
    }

    /// Has views of subscriptions in this one show a view with what the app promises.
    public func subscriptionStorePolicyDestination(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View {
        let view = AnyView(destination())
        return transformEnvironment(\.policies) { $0[button] = .view(view) }
    }
}

/// The ways to what an app promises, side by side.
struct PolicyLinks: View {
    @Environment(\.policies) private var policies
    @Environment(\.openURL) private var openURL
    @State private var shown: SubscriptionStorePolicyKind?

    var body: some View {
        let kinds = [SubscriptionStorePolicyKind.termsOfService, .privacyPolicy].filter { policies[$0] != nil }
        if !kinds.isEmpty {
            HStack(spacing: 16) {
                ForEach(kinds, id: \.self) { kind in
                    Button(kind.title) {
                        if case .page(let url) = policies[kind] { openURL(url) } else { shown = kind }
                    }
                }
            }
            .font(.footnote)
            .sheet(
                isPresented: Binding {
                    shown != nil
                } set: {
                    if !$0 { shown = nil }
                }
            ) {
                if let shown, case .view(let view) = policies[shown] { view }
            }
        }
    }
}
