/// One of the bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case all, navigation, tabs, bottom }
    let bar: Bar

    /// The bars that a screen has.
    public static let automatic = ToolbarPlacement(bar: .all)
    /// The bar above.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
    /// The bar below.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// How the bars of a screen look, where a view says so.
struct BarLook {
    var background: UIColor?
    var visibility = Visibility.automatic
    var scheme: ColorScheme?
    var isHidden: Bool?

    @MainActor
    func apply(to item: UINavigationItem) {
        guard background != nil || visibility != .automatic || scheme != nil else { return }
        let appearance = UINavigationBarAppearance()
        switch visibility {
        case .hidden: appearance.configureWithTransparentBackground()
        default: appearance.configureWithDefaultBackground()
        }
        if let background, visibility != .hidden {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = background
        }
        if let scheme {
            let color: UIColor = scheme == .dark ? .white : .black
            appearance.titleTextAttributes = [.foregroundColor: color]
            appearance.largeTitleTextAttributes = [.foregroundColor: color]
        }
        item.standardAppearance = appearance
        // A background that is to be seen is seen at the edge as well; by itself it comes with scrolling.
        item.scrollEdgeAppearance = visibility == .automatic ? nil : appearance
    }

    @MainActor
    func apply(to bar: UITabBar) {
        guard background != nil || visibility != .automatic else { return }
        let appearance = UITabBarAppearance()
        if visibility == .hidden { appearance.configureWithTransparentBackground() }
        if let background, visibility != .hidden {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = background
        }
        bar.standardAppearance = appearance
        if visibility != .automatic { bar.scrollEdgeAppearance = appearance }
    }
}

/// Hides or shows the bar of tabs while the view is its page.
public struct _TabBarHidingModifier: TraitModifier {
    public typealias Body = Never
    let isHidden: Bool?

    func change(_ traits: inout Traits) { traits.hidesTabBar = traits.hidesTabBar ?? isHidden }
}

extension View {
    private func bars(_ places: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook, Inputs) -> Void)
        -> some View
    {
        modifier(
            _ScreenModifier { setting, inputs, _ in
                for place in places.isEmpty ? [.automatic] : places {
                    if place.bar != .tabs { change(&setting.navigationLook, inputs) }
                    if place.bar == .tabs || place.bar == .all { change(&setting.tabLook, inputs) }
                }
            })
    }

    /// Shows or hides bars of the screen.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { show(bars, visibility) }

    /// Shows or hides bars of the screen.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        show(bars, visibility)
    }

    private func show(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        let (navigation, tabs) = (
            bars.isEmpty || bars.contains { $0.bar == .navigation || $0.bar == .all },
            bars.contains { $0.bar == .tabs }
        )
        return modifier(
            _ScreenModifier { setting, _, _ in
                guard let isHidden else { return }
                if navigation { setting.isBarHidden = isHidden }
                if tabs { setting.tabLook.isHidden = isHidden }
            }
        )
        .modifier(_TabBarHidingModifier(isHidden: tabs ? isHidden : nil))
    }

    /// Sets the background of bars of the screen; of a material, bars keep their own.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, inputs in
            let paint = style._paint(in: inputs.environment)
            if case .material = paint.base { return }
            look.background = paint.color
        }
    }

    /// Shows or hides the background of bars of the screen; by itself it comes as content scrolls under the bar.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.visibility = visibility }
    }

    /// Shows or hides the background of bars of the screen; by itself it comes as content scrolls under the bar.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.visibility = visibility }
    }

    /// Sets the colours of titles in bars of the screen: those for a dark or for a light background.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        self.bars(bars) { look, _ in look.scheme = colorScheme }
    }
}
