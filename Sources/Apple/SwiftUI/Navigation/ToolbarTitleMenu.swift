/// A bar's title that shows a menu when it is tapped.
struct TitleMenuModifier<Content: View>: NodeModifier {
    typealias Body = Never
    let content: Content

    func makeEffect() -> TitleMenuEffect { TitleMenuEffect() }

    func update(_ effect: TitleMenuEffect, _ inputs: Inputs) {
        effect.screen = inputs.screen
        effect.adopt(content, inputs)
        var setting = Screen.Setting(depth: inputs.parent?.depth ?? 0)
        setting.titleMenu = effect
        inputs.screen?.set(setting, by: effect)
    }
}

/// What the menu of a title shows.
final class TitleMenuEffect: PlacedEffect {
    weak var node: Node?
    weak var screen: Screen?
    private var make: () -> [MenuEntry] = { [] }

    /// Shows what a view has.
    func adopt<V: View>(_ content: V, _ inputs: Inputs) {
        var environment = inputs.environment.forScreen
        environment.screen = inputs.screen
        make = { MenuContent.entries(of: content, environment) }
    }

    /// The entries that there are now.
    var menu: UIMenu { UIMenu(children: MenuContent.elements(make())) }

    func end() { screen?.remove(self) }
}

/// A menu that is shown when the title in the screen's bar is tapped, among the bar's buttons.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let content: Content

    /// Creates a menu of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var _items: [_ToolbarPart] {
        [_ToolbarPart(placement: .automatic, content: TitleMenuContent(menu: content))]
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu with what the system has for the title: nothing.
    public init() { self.init { EmptyView() } }
}

/// Something that stands for the menu of a title among buttons.
@MainActor
protocol TitleMenuCarrier {
    associatedtype Menu: View
    var menu: Menu { get }
}

private struct TitleMenuContent<Menu: View>: View, TitleMenuCarrier {
    let menu: Menu
    var body: some View { EmptyView() }
}

extension View {
    /// Shows a menu when the title in the screen's bar is tapped.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(TitleMenuModifier(content: content()))
    }

    /// What a bar is for. Has no effect on phones.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Hides the bar with the time above the screen.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(_ScreenModifier { setting, _, _ in setting.statusBarHidden = hidden })
    }

    /// Hides the bar with the time above the screen.
    @available(iOS, deprecated: 100000, message: "Use statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
    /// As the screen has it.
    public static var automatic: ToolbarRole { ToolbarRole() }
    /// For looking through content.
    public static var browser: ToolbarRole { ToolbarRole() }
    /// For changing content.
    public static var editor: ToolbarRole { ToolbarRole() }
    /// For going from screen to screen.
    public static var navigationStack: ToolbarRole { ToolbarRole() }
}
