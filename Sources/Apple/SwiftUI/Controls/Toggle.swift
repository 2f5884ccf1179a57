/// A switch with a label before it.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label
    @Environment(\.toggleStyle) private var style
    @Environment(\.isMenu) private var isMenu
    @Environment(\.self) private var environment

    /// Creates a switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn)
        if isMenu {
            let words = MenuContent.words(of: label, environment)
            MenuEntryView(
                entry: MenuEntry(
                    title: words.text, image: words.image, isEnabled: environment.isEnabled, isOn: isOn,
                    action: { isOn.toggle() }))
        } else if let style {
            AnyView(makeBody(style, configuration))
        } else {
            SwitchRow(configuration: configuration)
        }
    }

    private func makeBody<S: ToggleStyle>(_ style: S, _ configuration: ToggleStyleConfiguration) -> any View {
        style.makeBody(configuration: configuration)
    }
}

extension Toggle {
    /// Creates a switch for several values, which is on while all of them are, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding {
                !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
            } set: { isOn in
                for binding in bindings { binding.wrappedValue = isOn }
            }, label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a switch with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a switch with a symbol and a title that is translated.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a switch with a symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

struct SwitchControl: View {
    @Binding var isOn: Bool
    var label: AnyView?
    var tint: Color?

    var body: some View {
        UIKitLeaf(
            make: { BoundControl(UISwitch()) },
            update: { view, environment in
                let control = view.control
                view.changed = { isOn = $0.isOn }
                if control.isOn != isOn { control.setOn(isOn, animated: control.window != nil) }
                control.isEnabled = environment.isEnabled
                control.onTintColor = (tint ?? environment.tint)?.uiColor
            },
            size: { view, _ in view.controlSize })
    }
}

private struct HiddenLabelsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[HiddenLabelsKey.self] }
        set { self[HiddenLabelsKey.self] = newValue }
    }

    /// Whether controls in the view are shown with their labels.
    public var labelsVisibility: Visibility { labelsAreHidden ? .hidden : .automatic }
}

extension View {
    /// Controls below are shown without their labels.
    public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

    /// Whether controls below are shown with their labels.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}
