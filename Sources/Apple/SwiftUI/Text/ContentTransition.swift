/// How a view passes from one content to another, where the change is animated.
public struct ContentTransition: Equatable, Sendable {
    /// Whether one fades out while the other fades in.
    let fades: Bool

    /// At once.
    public static let identity = ContentTransition(fades: false)
    /// One fades out while the other fades in.
    public static let opacity = ContentTransition(fades: true)
    /// As views do by themselves: here, at once.
    public static let interpolate = ContentTransition(fades: false)

    /// Digits move to the next ones. They fade here.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
    /// Digits move to the next ones, by a value. They fade here.
    public static func numericText(value: Double) -> ContentTransition { .opacity }
    /// One symbol takes the place of another. They fade here.
    public static var symbolEffect: ContentTransition { .opacity }
    /// One symbol takes the place of another. They fade here.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
}

private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// How texts and pictures pass from one content to another, where the change is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Changes a view's content, with the transition that is set if the change is animated.
    @MainActor
    func pass(_ view: UIView, _ graph: ViewGraph?, isOther: Bool, _ change: @escaping () -> Void) {
        guard isOther, contentTransition.fades, view.window != nil, let animation = graph?.nextAnimation else {
            return change()
        }
        UIView.transition(
            with: view, duration: animation.duration, options: .transitionCrossDissolve, animations: change)
    }
}

extension View {
    /// Sets how texts and pictures in the view pass from one content to another, where the change is animated.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
