/// A line of text that a person edits.
public struct TextField<Label: View>: View {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label
    private let onEditingChanged: (Bool) -> Void
    private let onCommit: () -> Void
    private var isSecure = false
    /// Makes a field of another kind, given the words of the label.
    private var makeEntry: (@MainActor (Text?) -> AnyView)?
    /// Whether a style is making the look of the field already.
    private var isStyled = false
    @Environment(\.makeTextField) private var makeLook

    /// A field of another kind.
    init(label: Label, makeEntry: @escaping @MainActor (Text?) -> AnyView) {
        self.init(text: .constant(""), prompt: nil, label: label)
        self.makeEntry = makeEntry
    }

    fileprivate init(
        text: Binding<String>, prompt: Text?, label: Label, isSecure: Bool = false,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
        self.isSecure = isSecure
    }

    /// Creates a field with a label; the prompt is its placeholder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    /// The field as a style gets it, of whatever label.
    private var configuration: TextField<_TextFieldStyleLabel> {
        let words = label as? Text
        let look = _TextFieldStyleLabel(content: AnyView(label))
        var field = TextField<_TextFieldStyleLabel>(
            text: text, prompt: prompt ?? words, label: look, isSecure: isSecure, onEditingChanged: onEditingChanged,
            onCommit: onCommit)
        if let makeEntry { field.makeEntry = { _ in makeEntry(words) } }
        field.isStyled = true
        return field
    }

    public var body: some View {
        if let makeLook, !isStyled {
            makeLook(configuration)
        } else if let makeEntry {
            makeEntry(label as? Text)
        } else {
            TextEntry(
                text: text, prompt: prompt ?? label as? Text, isSecure: isSecure, onEditingChanged: onEditingChanged,
                onCommit: onCommit)
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field whose placeholder is a title that is translated, or the prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field whose placeholder is a title as it is, or the prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }

    /// Creates a field with a title that calls a block when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            text: text, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a field with a title that calls a block when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title as it is that calls a block when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(text: text, prompt: nil, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Creates a field with a title as it is that calls a block when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
    }
}

/// A line of text that a person edits and nobody is to read.
public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// Creates a field with a label; the prompt is its placeholder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(text: text, prompt: prompt, label: label(), isSecure: true)
    }

    public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a field whose placeholder is a title that is translated, or the prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(text: text, prompt: prompt, label: Text(titleKey), isSecure: true)
    }

    /// Creates a field whose placeholder is a title as it is, or the prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(text: text, prompt: prompt, label: Text(title), isSecure: true)
    }

    /// Creates a field with a title that calls a block when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(text: text, prompt: nil, label: Text(titleKey), isSecure: true, onCommit: onCommit)
    }

    /// Creates a field with a title as it is that calls a block when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        field = TextField(text: text, prompt: nil, label: Text(title), isSecure: true, onCommit: onCommit)
    }
}
