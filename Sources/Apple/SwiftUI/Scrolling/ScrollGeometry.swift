/// How large the content of a scroll view is, and what of it is seen.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled, in points.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The room around the content that bars and margins take.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What of the content is in the scroll view's bounds.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The scroll view's bounds, in the content.
    public var bounds: CGRect { visibleRect }

    @MainActor
    init(_ view: UIScrollView) {
        let insets = view.adjustedContentInset
        self.init(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            containerSize: view.bounds.size)
    }
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
    /// It stands still.
    case idle
    /// A finger is on it and may scroll.
    case tracking
    /// A finger moves it.
    case interacting
    /// It goes on after a finger has left it.
    case decelerating
    /// It goes somewhere by itself.
    case animating

    /// Whether it moves or is about to.
    public var isScrolling: Bool { self != .idle }
}

/// What is there when the phase of a scroll view becomes another one.
public struct ScrollPhaseChangeContext {
    /// The scroll view's geometry.
    public let geometry: ScrollGeometry
    /// How fast the content goes, in points a second; nil where it is not known, as it is here.
    public let velocity: CGVector?
}

/// Who is told of what a scroll view does.
@MainActor
final class ScrollListener {
    var geometry: (ScrollGeometry) -> Void = { _ in }
    var phase: (ScrollPhase, ScrollPhase, ScrollGeometry) -> Void = { _, _, _ in }
    /// Is told of the views at which scrolling may rest, and of what is seen of the content; nil for who does not ask.
    var targets: (([ScrollRest], CGRect) -> Void)?

    init() {}
}

private struct ScrollListenersKey: EnvironmentKey { static var defaultValue: [ScrollListener] { [] } }

extension EnvironmentValues {
    /// Who is told of what the scroll views in the view do.
    var scrollListeners: [ScrollListener] {
        get { self[ScrollListenersKey.self] }
        set { self[ScrollListenersKey.self] = newValue }
    }
}

/// Tells an action of what is made of the geometry of the scroll view in a view.
private struct ScrollGeometryModifier<T: Equatable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var state = ScrollGeometryState<T>()

    func body(content: Content) -> some View {
        let state = state
        state.listener.geometry = { geometry in
            let new = transform(geometry)
            let old = state.value
            state.value = new
            if old != new { action(old ?? new, new) }
        }
        return content.transformEnvironment(\.scrollListeners) { $0.append(state.listener) }
    }
}

/// What was told last.
private final class ScrollGeometryState<T> {
    var value: T?
    let listener = MainActor.assumeIsolated { ScrollListener() }
}

private struct ScrollPhaseModifier: ViewModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    @State private var state = ScrollGeometryState<Int>()

    func body(content: Content) -> some View {
        state.listener.phase = { action($0, $1, ScrollPhaseChangeContext(geometry: $2, velocity: nil)) }
        return content.transformEnvironment(\.scrollListeners) { $0.append(state.listener) }
    }
}

extension View {
    /// Runs an action when what `transform` makes of the geometry of the scroll view in the view is something else; at
    /// first both of its values are the same.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when the scroll view in the view begins or ends to move, or moves in another way.
    public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when the scroll view in the view begins or ends to move, or moves in another way.
    public func onScrollPhaseChange(
        _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
