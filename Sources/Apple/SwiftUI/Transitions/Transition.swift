/// A way in which a view comes and goes, that an app writes itself.
@MainActor @preconcurrency
public protocol Transition {
    /// The view as it looks in a phase.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The look of the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What kind of transition it is.
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Both at the same time.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The look of another view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
    }
}

/// What kind of transition a transition is.
public struct TransitionProperties: Sendable {
    /// Whether the view moves, which it does not for people who want few movements.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
    /// Before it comes, while it is there, and when it has gone.
    case willAppear, identity, didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the view comes, 0 while it is there, and 1 when it has gone.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The view that comes and goes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    var content: AnyView?

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        if content != nil { return ProxyNode(self, inputs) { $0.content ?? AnyView(EmptyView()) } }
        return LeafNode(self, inputs, element: Element()) { _, _, _ in }
    }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}
