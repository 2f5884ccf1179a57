extension View {
    /// Shows a pane of glass behind the view, as large as it.
    ///
    /// - Parameter shape: The pane's shape, by default a capsule.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Says which panes of glass are the same one before and after a change. Has no effect: a pane comes and goes by the
    /// transition of its view.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

    /// Says which panes of glass melt into one. Has no effect: every view has its own pane.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    /// Says how a pane of glass comes and goes. Has no effect: it does by the transition of its view.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How a pane of glass comes and goes.
public struct GlassEffectTransition: Sendable {
    private let name: String

    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    /// Out of a pane that is near.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    /// By fading.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// Views whose panes of glass are drawn together.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameter spacing: The distance, in points, below which panes melt into each other. Has no effect: every view has
    ///   its own pane.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// A pane behind a view, which may answer touches.
private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @State private var isTouched = false

    func body(content: Content) -> some View {
        let paned = content.background { GlassPane(glass: glass, shape: shape) }
        if glass.isInteractive {
            paned.scaleEffect(isTouched ? 1.05 : 1).animation(.bouncy(duration: 0.3), value: isTouched)
                .simultaneousGesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        if !isTouched { isTouched = true }
                    }.onEnded { _ in isTouched = false })
        } else {
            paned
        }
    }
}
