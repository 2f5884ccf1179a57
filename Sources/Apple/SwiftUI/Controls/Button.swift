/// Does something when it is tapped.
public struct Button<Label: View>: View, PrimitiveView {
    let role: ButtonRole?
    let action: () -> Void
    let label: Label

    /// Creates a button that shows a label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role, which colours a destructive one red.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        if inputs.environment.isMenu { return MenuEntryNode(self, inputs) }
        return ContentNode(self, inputs) {
            ButtonBody(role: $0.role, action: $0.action, label: AnyView($0.label))
                .modifier(ShortcutModifier(action: $0.action))
        }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title that is translated.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title as it is.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a picture of the app's.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and a picture of the app's.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is to draw.
    @preconcurrency
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}

/// A button in the style of where it is.
struct ButtonBody: View {
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView
    @Environment(\.buttonStyle) private var style

    var body: some View {
        switch style {
        case .system(let look):
            SystemButton(look: look, role: role, action: action, label: label)
        case .custom(let style):
            CustomButton(style: style, role: role, action: action, label: label)
        case .primitive(let style):
            // A style that makes buttons of its own would otherwise make them in itself without end.
            AnyView(makeBody(style)).environment(\.buttonStyle, .system(.automatic))
        }
    }

    private func makeBody<S: PrimitiveButtonStyle>(_ style: S) -> any View {
        style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: label), action: action))
    }
}

/// A button drawn by an app's style.
private struct CustomButton: View {
    let style: any ButtonStyle
    let role: ButtonRole?
    let action: () -> Void
    let label: AnyView

    var body: some View {
        Pressable(action: action) { isPressed in AnyView(makeBody(style, isPressed)) }
    }

    private func makeBody<S: ButtonStyle>(_ style: S, _ isPressed: Bool) -> any View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: role, label: .init(content: label), isPressed: isPressed))
    }
}
