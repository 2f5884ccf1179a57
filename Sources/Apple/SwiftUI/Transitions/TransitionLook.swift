/// What modifiers do to a view that comes or goes: as much of it as can be done to a view that has been placed already.
struct TransitionLook {
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// In points.
    var blur: CGFloat = 0

    /// Reads what the modifiers around a placeholder do to a view of a size.
    @MainActor
    static func of<V: View>(_ view: V, size: CGSize) -> TransitionLook {
        let node = reconcile(
            nil, view, Inputs(graph: nil, parent: nil, environment: EnvironmentValues(), screen: nil))
        defer { node.dispose() }
        var look = TransitionLook()
        var next = node.items.first?.element as? WrapperElement
        while let element = next {
            look.add(element, size)
            next = element.child as? WrapperElement
        }
        return look
    }

    /// Takes a modifier in that is within those that were taken in before.
    @MainActor
    private mutating func add(_ element: WrapperElement, _ size: CGSize) {
        switch element {
        case let element as GroupElement:
            let group = element.group
            alpha *= group.isHidden ? 0 : group.alpha
            blur = max(blur, group.layer.contentBlur)
            let anchor = group.layer.anchorPoint
            let distance = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
            let own = CGAffineTransform(translationX: -distance.x, y: -distance.y).concatenating(group.transform)
                .concatenating(CGAffineTransform(translationX: distance.x, y: distance.y))
            transform = own.concatenating(transform)
        case let element as OffsetElement:
            transform = CGAffineTransform(translationX: element.offset.width, y: element.offset.height)
                .concatenating(transform)
        case let element as MovedElement:
            let distance = element.distance(size)
            transform = CGAffineTransform(translationX: distance.x, y: distance.y).concatenating(transform)
        default: break
        }
    }
}

extension AnyTransition {
    /// A transition of the app's own.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init(
            insertion: [.look { TransitionLook.of(transition.body(content: .init(), phase: .willAppear), size: $0) }],
            removal: [.look { TransitionLook.of(transition.body(content: .init(), phase: .didDisappear), size: $0) }])
    }

    /// Comes from the look that one modifier gives to the one that another gives, and goes back to the first.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let active = active
        let effect = Effect.look {
            TransitionLook.of(PlaceholderContentView<E>().modifier(active), size: $0)
        }
        return AnyTransition(insertion: [effect], removal: [effect])
    }
}

extension View {
    /// Sets how the view comes and goes, when that is animated.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
}
