/// How text editors look: one of the system's styles.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The view of an editor.
    associatedtype Body: View
    /// Makes the view of an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What an editor is made of.
    typealias Configuration = TextEditorStyleConfiguration
}

/// What a text editor is made of.
public struct TextEditorStyleConfiguration {
    let editor: AnyView
}

/// The style that suits where an editor is: the text without a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// The text without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The style that suits where an editor is.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text without a border.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey { static var defaultValue: (any TextEditorStyle)? { nil } }

extension EnvironmentValues {
    /// The style of text editors; nil for the system's.
    var textEditorStyle: (any TextEditorStyle)? {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the text editors in the view. On a phone none of the system's styles has a border.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { environment(\.textEditorStyle, style) }
}
