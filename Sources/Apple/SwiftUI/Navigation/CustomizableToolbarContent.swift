/// Bar buttons that a person may arrange where there are toolbars for that.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension _ToolbarParts: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// What a person may do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Equatable, Sendable {
    private let name: String
    /// Move and remove it.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Move it.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How an item of a toolbar behaves while a person arranges the others.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It can be had even where it is not shown.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Says what a person may do with the items. Has no effect: toolbars of phones are not arranged.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Says whether the items are shown while no person has arranged them.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarParts(parts: defaultVisibility == .hidden ? [] : _items)
    }
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
    let kind: Kind

    /// The button that shows and hides the side.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The title.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The field for a search.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

extension View {
    /// Bar buttons that a person may arrange where there are toolbars for that.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Takes something out of the bar that it has by itself; nil for nothing.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(
            _ScreenModifier { setting, _, _ in
                switch defaultItemKind?.kind {
                case .title: setting.removesTitle = true
                case .sidebarToggle: setting.removesSidebarToggle = true
                case .search: setting.removesSearch = true
                case nil: break
                }
            })
    }

    /// Sets the line under the title of the screen.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(_ScreenModifier { setting, _, _ in setting.subtitle = subtitle.resolvedString })
    }

    /// Sets the line under the title of the screen.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the line under the title of the screen, as it is.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
