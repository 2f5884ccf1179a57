/// How a ``NavigationView`` shows its screens.
@available(iOS, deprecated: 100000, message: "use NavigationStack instead")
public protocol NavigationViewStyle {}

/// Screens over each other, of which one is seen.
@available(iOS, deprecated: 100000, message: "use NavigationStack instead")
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// The style that suits the device: screens over each other.
@available(iOS, deprecated: 100000, message: "use NavigationStack instead")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Two columns where there is room for them, which a phone does not have: screens over each other.
@available(iOS, deprecated: 100000, message: "use NavigationSplitView instead")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Columns where there is room for them, which a phone does not have: screens over each other.
@available(iOS, deprecated: 100000, message: "use NavigationSplitView instead")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room for them.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Screens over each other, of which one is seen.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style that suits the device.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views below show their screens: over each other, in every style that there is.
    @available(iOS, deprecated: 100000, message: "use NavigationStack instead")
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
