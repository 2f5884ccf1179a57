/// Controls that belong together: side by side, or a part of a menu.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    @Environment(\.self) private var environment

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// Creates a group of controls with a label, which menus show.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
        self.label = AnyView(label())
    }

    /// Creates a group of controls with a title that is translated, which menus show.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with a title as it is, which menus show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls with a title that is translated and a symbol, which menus show.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    public var body: some View {
        if environment.isMenu {
            let words = label.map { MenuContent.words(of: $0, environment) }
            let isMenu = environment.controlGroupStyle.isMenu && label != nil
            let entries = MenuContent.entries(of: content, environment)
            MenuEntryView(
                entry: MenuEntry(
                    title: isMenu ? words?.text ?? "" : "", image: words?.image, isEnabled: environment.isEnabled,
                    children: entries, isInline: !isMenu,
                    elementSize: isMenu ? .automatic : environment.controlGroupStyle.elementSize(of: entries),
                    isPalette: !isMenu && environment.controlGroupStyle.isPalette, action: {}))
        } else if environment.controlGroupStyle.isMenu, let label {
            Menu {
                content
            } label: {
                label
            }
        } else if let style = environment.controlGroupStyle.custom {
            AnyView(made(style))
        } else if environment.controlGroupStyle.isPlain {
            HStack(spacing: 16) { content }
        } else {
            HStack(spacing: 12) { content }
                .padding(.init(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background(RoundedRectangle(cornerRadius: 8).fill(Color(UIColor.tertiarySystemFill)))
        }
    }

    private func made<S: ControlGroupStyle>(_ style: S) -> any View {
        style.makeBody(
            configuration: ControlGroupStyleConfiguration(
                label: .init(view: label ?? AnyView(EmptyView())), content: .init(view: AnyView(content))))
    }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// Makes the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a group is made of.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// What a group of controls is made of.
public struct ControlGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The controls of a group.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The controls.
    public let content: Content
}

/// A style of the system's for groups of controls.
public struct SystemControlGroupStyle: ControlGroupStyle {
    enum Kind { case automatic, navigation, menu, compactMenu, palette }
    let kind: Kind

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == SystemControlGroupStyle {
    /// The style that suits where the group is.
    public static var automatic: SystemControlGroupStyle { SystemControlGroupStyle(kind: .automatic) }
    /// Side by side, as in a bar.
    public static var navigation: SystemControlGroupStyle { SystemControlGroupStyle(kind: .navigation) }
    /// A menu.
    public static var menu: SystemControlGroupStyle { SystemControlGroupStyle(kind: .menu) }
    /// Side by side in a menu, as pictures.
    public static var compactMenu: SystemControlGroupStyle { SystemControlGroupStyle(kind: .compactMenu) }
    /// Side by side in a menu, as pictures with a plate under those that are chosen.
    public static var palette: SystemControlGroupStyle { SystemControlGroupStyle(kind: .palette) }
}

/// The style of the groups in a view.
struct ControlGroupLook {
    var style: any ControlGroupStyle = SystemControlGroupStyle(kind: .automatic)

    private var kind: SystemControlGroupStyle.Kind? { (style as? SystemControlGroupStyle)?.kind }
    var isMenu: Bool { kind == .menu }
    var isPlain: Bool { kind == .navigation }
    var isPalette: Bool { kind == .palette }

    /// How large the entries are that a group has in a menu: side by side, with titles if there is room for them, and
    /// one to a row where one leads to others.
    @MainActor
    func elementSize(of entries: [MenuEntry]) -> UIMenu.ElementSize {
        if entries.contains(where: { $0.children != nil }) { return .automatic }
        return kind == .compactMenu || entries.count > 3 ? .small : .medium
    }
    var custom: (any ControlGroupStyle)? { kind == nil ? style : nil }
}

private struct ControlGroupLookKey: EnvironmentKey {
    static var defaultValue: ControlGroupLook { MainActor.assumeIsolated { ControlGroupLook() } }
}

extension EnvironmentValues {
    var controlGroupStyle: ControlGroupLook {
        get { self[ControlGroupLookKey.self] }
        set { self[ControlGroupLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of groups of controls in the view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, ControlGroupLook(style: style))
    }
}
