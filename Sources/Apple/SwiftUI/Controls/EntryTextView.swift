/// A text view that tells a binding's owner of its text, and shares the focus of its screen.
class EntryTextView: UITextView, UITextViewDelegate {
    private var edited: (String) -> Void = { _ in }
    private(set) lazy var focus = FocusFollower(self)
    private let selection = SelectionFollower()
    private weak var screen: Screen?

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? screen?.keyboardAccessory }
        set { super.inputAccessoryView = newValue }
    }

    init() {
        super.init(frame: .zero, textContainer: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what a binding holds, as the environment says.
    func show(
        _ binding: Binding<String>, _ selected: Binding<TextSelection?>? = nil, in environment: EnvironmentValues
    ) {
        edited = { new in if binding.wrappedValue != new { binding.wrappedValue = new } }
        // A text that is being composed is left alone: the binding has it already.
        if text != binding.wrappedValue { text = binding.wrappedValue }
        selection.follow(selected, on: self, text: text ?? "")
        var style = Text.Style(font: environment.font ?? .body)
        style.isBold = environment.textStyling.isBold
        style.weight = environment.textStyling.weight
        font = style.uiFont
        textColor = (environment.foreground ?? .primary).resolved(in: environment)
        textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
        isEditable = environment.isEnabled
        tintColor = environment.tint?.uiColor
        focus.follow(environment.focusTarget)
        screen = environment.screen
    }

    func textViewDidChange(_ textView: UITextView) { edited(text ?? "") }
    func textViewDidChangeSelection(_ textView: UITextView) { selection.didChange(on: self, text: text ?? "") }
    func textViewDidBeginEditing(_ textView: UITextView) { focus.didBegin() }
    func textViewDidEndEditing(_ textView: UITextView) { focus.didEnd() }
}
