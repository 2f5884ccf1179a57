/// A button that shows a menu of others.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private var primaryAction: (() -> Void)?
    @Environment(\.self) private var environment

    /// Creates a menu behind a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Creates a menu behind a label that does something else when it is tapped; the menu comes when it is held.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
        self.primaryAction = primaryAction
    }

    /// Creates a menu behind a label.
    @available(iOS, deprecated: 100000, message: "Use init(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }

    public var body: some View {
        if environment.isMenu {
            let words = MenuContent.words(of: label, environment)
            MenuEntryView(
                entry: MenuEntry(
                    title: words.text, image: words.image, isEnabled: environment.isEnabled,
                    children: MenuContent.entries(of: content, environment), action: {}))
        } else if let style = environment.menuLook.style {
            // A style that makes menus of its own would otherwise make them in itself without end.
            AnyView(made(style)).environment(\.menuLook.style, nil)
        } else if let primaryAction {
            Button(action: primaryAction) { label }.contextMenu { content }
        } else {
            MenuButton(label: label.foregroundColor(environment.foreground ?? environment.tint ?? .accentColor)) {
                UIMenu(children: MenuContent.elements(of: content, environment))
            }
        }
    }

    private func made<S: MenuStyle>(_ style: S) -> any View {
        style.makeBody(
            configuration: MenuStyleConfiguration(
                label: .init(view: AnyView(label)), content: .init(view: AnyView(content)),
                primaryAction: primaryAction))
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu behind a title that is translated and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu behind a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu behind a title that is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu behind a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu behind a title that is translated; a tap does something else, and the menu comes when it is held.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }

    /// Creates a menu behind a title as it is; a tap does something else, and the menu comes when it is held.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Creates a menu behind a title that is translated and a symbol; a tap does something else, and the menu comes when it
    /// is held.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// Creates a menu behind a title as it is and a symbol; a tap does something else, and the menu comes when it is held.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { SwiftUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}
