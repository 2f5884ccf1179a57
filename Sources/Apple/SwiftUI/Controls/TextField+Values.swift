import Foundation

/// What a field that edits a value shows while it is edited.
private final class EditedText {
    /// Nil while nobody edits.
    var text: String?
}

/// A field whose text stands for a value.
struct ValueEntry<Value>: View {
    let value: Binding<Value>
    let prompt: Text?
    let show: (Value) -> String
    /// Nil for a text that stands for no value.
    let read: (String) -> Value?
    @State private var edited = EditedText()
    @State private var count = 0

    var body: some View {
        let _ = count
        TextEntry(
            text: Binding(
                get: { edited.text ?? show(value.wrappedValue) },
                set: { (text: String) in
                    edited.text = text
                    count += 1
                }), prompt: prompt, isSecure: false,
            onEditingChanged: { isEditing in
                if isEditing { edited.text = show(value.wrappedValue) } else { commit() }
            }, onCommit: { commit() })
    }

    /// The value is set when the person is done; a text that stands for none gives way to the value again.
    private func commit() {
        guard let text = edited.text else { return }
        edited.text = nil
        if let new = read(text) { value.wrappedValue = new }
        count += 1
    }
}

/// The value of an optional binding.
private func optional<F: ParseableFormatStyle>(_ format: F, _ text: String) -> F.FormatInput??
where F.FormatOutput == String {
    if text.trimmingCharacters(in: .whitespaces).isEmpty { return .some(nil) }
    return (try? format.parseStrategy.parse(text)).map { .some($0) }
}

extension TextField where Label == Text {
    /// Creates a field for a value in a format. The value is set when the person is done.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for a value in a format. The value is set when the person is done.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: Text(title))
    }

    /// Creates a field for a value in a format, which is nil without text.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(optional: value, format: format, prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for a value in a format, which is nil without text.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(optional: value, format: format, prompt: prompt, label: Text(title))
    }

    /// Creates a field for a value that a formatter reads and shows. The value is set when the person is done.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt, label: Text(titleKey))
    }

    /// Creates a field for a value that a formatter reads and shows. The value is set when the person is done.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt, label: Text(title))
    }

    /// Creates a field that grows along an axis with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// Creates a field that grows along an axis with its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
    }
}

extension TextField {
    /// Creates a field for a value in a format, with a label. The value is set when the person is done.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt, label: label())
    }

    /// Creates a field that grows along an axis with its text, with a label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: axis, label: label())
    }

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text?, label: Label)
    where F.FormatOutput == String {
        self.init(label: label) { words in
            AnyView(
                ValueEntry(
                    value: value, prompt: prompt ?? words, show: { format.format($0) },
                    read: { try? format.parseStrategy.parse($0) }))
        }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F, prompt: Text?, label: Label)
    where F.FormatOutput == String {
        self.init(label: label) { words in
            AnyView(
                ValueEntry(
                    value: value, prompt: prompt ?? words, show: { $0.map { format.format($0) } ?? "" },
                    read: { optional(format, $0) }))
        }
    }

    init<V>(value: Binding<V>, formatter: Formatter, prompt: Text?, label: Label) {
        self.init(label: label) { words in
            AnyView(
                ValueEntry(
                    value: value, prompt: prompt ?? words,
                    show: { formatter.editingString(for: $0) ?? formatter.string(for: $0) ?? "" },
                    read: { formatter.value(of: $0, as: V.self) }))
        }
    }

    init(
        text: Binding<String>, selection: Binding<TextSelection?>? = nil, prompt: Text?, axis: Axis, label: Label
    ) {
        self.init(label: label) { words in
            axis == .vertical
                ? AnyView(GrowingEntry(text: text, prompt: prompt ?? words, selection: selection))
                : AnyView(
                    TextEntry(
                        text: text, prompt: prompt ?? words, isSecure: false, selection: selection,
                        onEditingChanged: { _ in }, onCommit: {}))
        }
    }

    /// Creates a field with a label, and tells what is selected of its text.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: label()) }
}

extension TextField where Label == Text {
    /// Creates a field, and tells what is selected of its text.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey)) }

    /// Creates a field with a title as it is, and tells what is selected of its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis ?? .horizontal, label: Text(title)) }
}

extension Formatter {
    /// What a text stands for.
    fileprivate func value<V>(of text: String, as type: V.Type) -> V? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            let values: [Any] = [
                number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue,
                CGFloat(number.doubleValue), number.int64Value, number.int32Value, number.int16Value,
            ]
            return values.lazy.compactMap { $0 as? V }.first
        case let formatter as DateFormatter: return formatter.date(from: text) as? V
        default: return nil
        }
    }
}
