/// How toggles look, and what they do when they are touched.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view of a toggle.
    associatedtype Body: View
    /// Makes the view of a toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a toggle is made of.
    typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle is made of.
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What the toggle is for.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether some of the values that the toggle is for are on, and others are not.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }
}

/// The style that suits where the toggle is: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the default style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch at the end of the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Makes the style of a switch.
    nonisolated public init() { tint = nil }

    /// Makes the style of a switch that has a colour when it is on.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style of a button.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits where the toggle is.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch at the end of the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: (any ToggleStyle)? { nil } }

extension EnvironmentValues {
    /// The style of toggles; nil for a switch.
    var toggleStyle: (any ToggleStyle)? {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles in the view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}

/// A label with a switch at its end.
struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    var tint: Color?
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        if labelsAreHidden {
            SwitchControl(isOn: configuration.$isOn, tint: tint)
        } else {
            HStack {
                configuration.label
                Spacer()
                SwitchControl(isOn: configuration.$isOn, label: AnyView(configuration.label), tint: tint)
            }
        }
    }
}

private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let color = environment.tint ?? .accentColor
        Pressable(action: { configuration.isOn.toggle() }) { isPressed in
            configuration.label.foregroundColor(color)
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background(
                    RoundedRectangle(cornerRadius: 8).fill(configuration.isOn ? color.opacity(0.15) : .clear)
                )
                .opacity(isPressed ? 0.75 : 1)
        }
    }
}
