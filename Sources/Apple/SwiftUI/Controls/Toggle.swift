/// A switch with a label before it.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label
    private var isMixed: () -> Bool = { false }
    @Environment(\.toggleStyle) private var style
    @Environment(\.isMenu) private var isMenu
    @Environment(\.self) private var environment

    /// Creates a switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(content: AnyView(label)), isOn: $isOn, isMixed: isMixed())
        if isMenu {
            let words = MenuContent.words(of: label, environment)
            MenuEntryView(
                entry: MenuEntry(
                    title: words.text, image: words.image, isEnabled: environment.isEnabled, isOn: isOn,
                    action: { isOn.toggle() }))
        } else if let style {
            // A toggle that the style draws would be drawn by it again without end.
            AnyView(makeBody(style, configuration)).environment(\.toggleStyle, nil)
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
        isMixed = { bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style is to draw, as toggles without a style look or as another style draws them.
    public init(_ configuration: ToggleStyleConfiguration) {
        let isMixed = configuration.isMixed
        self.init(isOn: configuration.$isOn) { configuration.label }
        self.isMixed = { isMixed }
    }
}

extension Toggle where Label == Text {
    /// Creates a switch, with a title that is translated, for several values, which is on while all of them are.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Creates a switch, with a title as it is, for several values, which is on while all of them are.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }

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
