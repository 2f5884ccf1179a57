public import SwiftUI

/// Something that a person is told of the app, once and where it helps.
public protocol Tip: Identifiable, Sendable where ID == String {
    /// The title.
    @MainActor @preconcurrency var title: Text { get }
    /// More words; nil for none.
    @MainActor @preconcurrency var message: Text? { get }
    /// A picture; nil for none.
    @MainActor @preconcurrency var image: Image? { get }
    /// What a person can do about it.
    @Tips.ActionBuilder @MainActor @preconcurrency var actions: [Tips.Action] { get }
    /// What has to hold before it is shown.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// How often it is shown.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of the tip.
    public typealias Action = Tips.Action
    /// What has to hold before the tip is shown.
    public typealias Rule = Tips.Rule
    /// How often the tip is shown.
    public typealias Option = TipOption
    /// Something that happens in the app.
    public typealias Event = Tips.Event
    /// A value that rules ask for.
    public typealias Parameter = Tips.Parameter
    /// Whether the tip is shown.
    public typealias Status = Tips.Status

    /// The name of the tip's type.
    public var id: String { String(describing: Self.self) }
    @preconcurrency @MainActor public var message: Text? { nil }
    @preconcurrency @MainActor public var image: Image? { nil }
    @preconcurrency @MainActor public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    /// Whether the tip may be shown now, waits for something or is over.
    public var status: Tips.Status { TipStore.shared.status(of: self) }

    /// Whether the tip may be shown now.
    public var shouldDisplay: Bool { status == .available }

    /// The tip's statuses, the present one first.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { [self] in status } }

    /// Whether the tip may be shown, now and from then on.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { [self] in shouldDisplay } }

    /// Has the tip never be shown again.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }

    /// Has the tip be shown again, as if it never had been.
    public func resetEligibility() async { TipStore.shared.reset(id) }
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}
