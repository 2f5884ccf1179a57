/// How a screen comes over the one that leads to it.
@preconcurrency @MainActor
public protocol NavigationTransition {}

/// The screen comes as the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Makes the system's transition.
    nonisolated public init() {}
}

/// The screen grows out of a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The screen comes as the system has it.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The screen grows out of the view that is the source of that name.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

extension View {
    /// Says how the screen comes. Has no effect: it comes as the system has it.
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Says which view a screen grows out of. Has no effect: it comes as the system has it.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
