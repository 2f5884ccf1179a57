/// How a screen comes over the one that leads to it.
@preconcurrency @MainActor
public protocol NavigationTransition {
    /// The view that the screen grows out of; nil for the system's way.
    var _zoomSource: _ZoomSource? { get }
}

extension NavigationTransition {
    public var _zoomSource: _ZoomSource? { nil }
}

/// The screen comes as the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Makes the system's transition.
    nonisolated public init() {}
}

/// The screen grows out of a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition {
    let source: _ZoomSource
    public var _zoomSource: _ZoomSource? { source }
}

/// What a view that screens grow out of is found by.
public struct _ZoomSource: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The screen comes as the system has it.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of the view that is the source of that name, and goes back into it.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// Says how the screen comes onto the stack, or over all of the screen. A sheet comes as the system has it.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(_ScreenModifier { setting, _, _ in setting.zoomSource = style._zoomSource })
    }

    /// Says that screens may grow out of the view.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        source(id, namespace, ZoomLook())
    }

    /// Says that screens may grow out of the view, and how it looks while they do.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        source(id, namespace, configuration(EmptyMatchedTransitionSourceConfiguration())._look)
    }

    private func source(_ id: some Hashable, _ namespace: Namespace.ID, _ look: ZoomLook) -> some View {
        let source = _ZoomSource(id: AnyHashable(id), namespace: namespace)
        return modifier(_GroupEffect(apply: { ZoomSources.shared.set(source, $0, look) }))
    }
}

/// How a view looks while a screen grows out of it.
@preconcurrency @MainActor
public protocol MatchedTransitionSourceConfiguration {
    /// What is set.
    var _look: _ZoomLook { get }
}

/// How a view looks by itself while a screen grows out of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _ZoomLook { ZoomLook() }
}

/// What is set of the look of a view while a screen grows out of it.
public struct _ZoomLook {
    var background: UIColor?
    /// Of the corners, in points; nil for those of the view.
    var radius: CGFloat?
    var shadow: (color: UIColor, radius: CGFloat, offset: CGSize)?
}

typealias ZoomLook = _ZoomLook

private struct ChangedSourceConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _ZoomLook
}

extension MatchedTransitionSourceConfiguration {
    private func changed(_ change: (inout ZoomLook) -> Void) -> ChangedSourceConfiguration {
        var look = _look
        change(&look)
        return ChangedSourceConfiguration(_look: look)
    }

    /// Sets what is behind the screen while it is small.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style.uiColor }
    }

    /// Sets the corners that the screen begins with.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        changed { $0.radius = shape.cornerSize.width }
    }

    /// Sets the shadow that the screen begins with. The radius and the offsets are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        changed { $0.shadow = (color.uiColor, radius, CGSize(width: x, height: y)) }
    }
}
