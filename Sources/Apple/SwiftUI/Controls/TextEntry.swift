/// UIKit's text field, bound to a text.
struct TextEntry: View {
    let text: Binding<String>
    let prompt: Text?
    let isSecure: Bool
    var selection: Binding<TextSelection?>?
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void

    var body: some View {
        UIKitLeaf(
            make: { EntryField() },
            update: { field, environment in
                field.edited = { new in if text.wrappedValue != new { text.wrappedValue = new } }
                field.editingChanged = onEditingChanged
                field.committed = {
                    onCommit()
                    environment.submitAction?()
                }
                // A text that is being composed is left alone: the binding has it already.
                if field.text != text.wrappedValue { field.text = text.wrappedValue }
                field.selection.follow(selection, on: field, text: field.text ?? "")
                field.attributedPlaceholder = prompt.map { prompt in
                    let string = NSMutableAttributedString(attributedString: prompt.resolved(in: environment))
                    string.addAttributes(
                        [NSAttributedString.Key.foregroundColor: UIColor.placeholderText],
                        range: NSRange(location: 0, length: string.length))
                    return string
                }
                var style = Text.Style(font: environment.font ?? .body)
                style.isBold = environment.textStyling.isBold
                style.weight = environment.textStyling.weight
                field.font = style.uiFont
                field.textColor = (environment.foreground ?? .primary).resolved(in: environment)
                field.textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
                field.borderStyle = environment.textFieldStyle
                field.isSecureTextEntry = isSecure
                field.isEnabled = environment.isEnabled
                field.tintColor = environment.tint?.uiColor
                field.submitLabel(environment.submitLabel)
                environment.textTraits(field)
                field.focus.follow(environment.focusTarget)
                field.screen = environment.screen
            },
            size: { field, proposal in
                // As wide as there is room.
                CGSize(
                    width: proposal.width ?? max(field.intrinsicContentSize.width, 10),
                    height: field.intrinsicContentSize.height)
            })
    }
}

/// A text field that tells of its changes.
final class EntryField: UITextField, UITextFieldDelegate {
    var edited: (String) -> Void = { _ in }
    var editingChanged: (Bool) -> Void = { _ in }
    var committed: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.edited(self.text ?? "")
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    private(set) lazy var focus = FocusFollower(self)
    let selection = SelectionFollower()
    weak var screen: Screen?

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? screen?.keyboardAccessory }
        set { super.inputAccessoryView = newValue }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        focus.didBegin()
        editingChanged(true)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { selection.didChange(on: self, text: text ?? "") }

    func textFieldDidEndEditing(_ textField: UITextField) {
        focus.didEnd()
        editingChanged(false)
    }

    func submitLabel(_ label: SubmitLabel?) {
        if let label { returnKeyType = label.uiKit }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        committed()
        resignFirstResponder()
        return true
    }
}

private struct FieldStyleKey: EnvironmentKey { static let defaultValue = UITextField.BorderStyle.none }
private struct TextTraitsKey: EnvironmentKey { static var defaultValue: @MainActor (UITextField) -> Void { { _ in } } }
private struct SubmitLabelKey: EnvironmentKey { static let defaultValue: SubmitLabel? = nil }
private struct SearchSubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct SubmitKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
    var textFieldStyle: UITextField.BorderStyle {
        get { self[FieldStyleKey.self] }
        set { self[FieldStyleKey.self] = newValue }
    }
    /// Settings for the keyboard of the fields in the view.
    var textTraits: @MainActor (UITextField) -> Void {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
    var submitAction: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
    /// What is done when a search in the view is to begin.
    var searchAction: (() -> Void)? {
        get { self[SearchSubmitKey.self] }
        set { self[SearchSubmitKey.self] = newValue }
    }
    /// The word on the key that ends a line.
    var submitLabel: SubmitLabel? {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}
