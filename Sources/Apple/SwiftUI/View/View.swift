/// A part of an app's user interface, described by a value.
///
/// Views are made on the main actor, as often as what they show changes; what has to last is kept in ``State`` and its
/// companions.
@MainActor @preconcurrency
public protocol View {
    /// The view that this one is made of.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value, and so no body") }
}

extension View where Body == Never {
    /// Views that are drawn rather than composed of others have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}
