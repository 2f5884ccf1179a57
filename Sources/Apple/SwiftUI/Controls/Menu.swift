/// A button that shows a menu of others.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.self) private var environment

    /// Creates a menu behind a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        MenuButton(label: label.foregroundColor(environment.foreground ?? environment.tint ?? .accentColor)) {
            let entries = MenuContent.actions(of: content, environment, readsTexts: true)
            return UIMenu(
                children: entries.map { entry in
                    UIAction(title: entry.title, image: entry.image, attributes: entry.attributes) { _ in
                        entry.action()
                    }
                })
        }
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
