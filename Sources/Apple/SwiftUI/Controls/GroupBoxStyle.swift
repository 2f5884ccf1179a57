/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view of a box.
    associatedtype Body: View
    /// Makes the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a box is made of.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box is made of.
public struct GroupBoxStyleConfiguration {
    /// The title of a box.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// What is in a box.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// The title.
    public let label: Label
    /// What is in the box.
    public let content: Content
    /// Whether there is a title.
    let hasLabel: Bool
}

/// A rounded box in a grey of its own.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the default style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if configuration.hasLabel { configuration.label.font(.headline) }
            configuration.content.frame(maxWidth: .infinity)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground)))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A rounded box in a grey of its own.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    /// The style of group boxes.
    var groupBoxStyle: any GroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the group boxes in the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, style) }
}
