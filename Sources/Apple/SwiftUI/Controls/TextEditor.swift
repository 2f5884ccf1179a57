/// A text of several lines that can be written in.
public struct TextEditor: View {
    private let text: Binding<String>

    /// Creates an editor of a text.
    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        UIKitLeaf(
            make: { EditorView() },
            update: { view, environment in
                view.edited = { new in if text.wrappedValue != new { text.wrappedValue = new } }
                // A text that is being composed is left alone: the binding has it already.
                if view.text != text.wrappedValue { view.text = text.wrappedValue }
                var style = Text.Style(font: environment.font ?? .body)
                style.isBold = environment.textStyling.isBold
                style.weight = environment.textStyling.weight
                view.font = style.uiFont
                view.textColor = (environment.foreground ?? .primary).resolved(in: environment)
                view.textAlignment = environment.multilineTextAlignment.uiKit
                view.isEditable = environment.isEnabled
                view.tintColor = environment.tint?.uiColor
                view.backgroundColor = environment.scrollContentHidden ? .clear : .systemBackground
                view.focus.follow(environment.focusTarget)
                view.screen = environment.screen
            },
            size: { view, proposal in proposal.replacingUnspecifiedDimensions() })
    }
}

/// A text view that tells its text.
private final class EditorView: UITextView, UITextViewDelegate {
    var edited: (String) -> Void = { _ in }
    private(set) lazy var focus = FocusFollower(self)
    weak var screen: Screen?

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? screen?.keyboardAccessory }
        set { super.inputAccessoryView = newValue }
    }

    init() {
        super.init(frame: .zero, textContainer: nil)
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func textViewDidChange(_ textView: UITextView) { edited(text ?? "") }
    func textViewDidBeginEditing(_ textView: UITextView) { focus.didBegin() }
    func textViewDidEndEditing(_ textView: UITextView) { focus.didEnd() }
}
