/// How the columns of a ``NavigationSplitView`` share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The way of UIKit's split view controller.
    var _behavior: UISplitViewController.SplitBehavior { get }
}

/// As it suits the device.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}

/// The last column is as narrow as the others leave it.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: UISplitViewController.SplitBehavior { .tile }
}

/// The last column keeps its width: others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As it suits the device.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column is as narrow as the others leave it.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its width: others lie over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// Sets the width of the column that a view is in.
public struct _ColumnWidthModifier: NodeModifier {
    public typealias Body = Never
    let least: CGFloat?
    let ideal: CGFloat
    let most: CGFloat?

    func makeEffect() -> ChangeEffect<CGFloat> { ChangeEffect() }

    func update(_ effect: ChangeEffect<CGFloat>, _ inputs: Inputs) {
        inputs.environment.splitColumn?.setWidth(least: least, ideal: ideal, most: most)
    }
}

extension View {
    /// Sets how the columns of split views below share the room.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitBehavior, style._behavior)
    }

    /// Sets the width of the column that the view is in, in points. The last column takes what is left.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(_ColumnWidthModifier(least: width, ideal: width, most: width))
    }

    /// Sets the width of the column that the view is in, in points, and its bounds. The last column takes what is left.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(_ColumnWidthModifier(least: min, ideal: ideal, most: max))
    }
}
