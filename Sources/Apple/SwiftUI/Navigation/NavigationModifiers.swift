/// A view's settings for the bars of its screen.
public struct _ScreenModifier: NodeModifier {
    public typealias Body = Never
    let change: @MainActor (inout Screen.Setting, Inputs, ScreenEffect) -> Void

    func makeEffect() -> ScreenEffect { ScreenEffect() }

    func update(_ effect: ScreenEffect, _ inputs: Inputs) {
        effect.screen = inputs.screen
        var setting = Screen.Setting(depth: inputs.parent?.depth ?? 0)
        change(&setting, inputs, effect)
        inputs.screen?.set(setting, by: effect)
    }
}

final class ScreenEffect: PlacedEffect {
    weak var node: Node?
    weak var screen: Screen?
    /// The bar buttons that there are already.
    var buttons: [ToolbarButton] = []
    /// The menu of the title, if there is one among the buttons.
    private(set) lazy var titleMenu = TitleMenuEffect()
    /// The room between buttons, by the number of the button that follows.
    var spaces: [Int: UIBarButtonItem] = [:]

    func end() { screen?.remove(self) }
}

extension View {
    private func screen(_ change: @escaping @MainActor (inout Screen.Setting) -> Void) -> some View {
        modifier(_ScreenModifier { setting, _, _ in change(&setting) })
    }

    /// Sets the title of the screen.
    public func navigationTitle(_ title: Text) -> some View { screen { $0.title = title.resolvedString } }

    /// Sets the title of the screen.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// Sets the title of the screen.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the screen to what a binding holds.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the title of the screen.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:)")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the screen.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:)")
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the screen, and how large it is.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen as it is, and how large it is.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:)") @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the screen and its size.
    @available(iOS, deprecated: 100000, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen and its size.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        screen { $0.displayMode = displayMode }
    }

    /// Sets the size of the screen's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screen { $0.displayMode = mode.bar }
    }

    /// Hides the back button of the screen.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screen { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the bar of the screen.
    @available(iOS, deprecated: 100000, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View { screen { $0.isBarHidden = hidden } }

    /// Whether the whole screen is light or dark.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        screen { $0.colorScheme = .some(colorScheme) }
    }

    /// Bar buttons, each view one of them.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(
            _ScreenModifier { setting, inputs, effect in
                setting.items = ToolbarReader.entries(of: content, inputs, effect)
            })
    }

    /// Bar buttons.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return modifier(
            _ScreenModifier { setting, inputs, effect in
                let parts = content._items
                setting.items = ToolbarReader.entries(
                    of: parts.filter { !($0.content is any TitleMenuCarrier) }, inputs, effect)
                if let menu = parts.lazy.compactMap({ $0.content as? any TitleMenuCarrier }).first {
                    setting.titleMenu = effect.titleMenu
                    effect.titleMenu.adopt(menu.menu, inputs)
                }
            })
    }

    /// Puts views at the ends of the screen's bar.
    @available(iOS, deprecated: 100000, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Puts views at the ends of the screen's bar.
    @available(iOS, deprecated: 100000, message: "Use toolbar(content:)")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// Puts views at the ends of the screen's bar.
    @available(iOS, deprecated: 100000, message: "Use toolbar(content:)")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}
