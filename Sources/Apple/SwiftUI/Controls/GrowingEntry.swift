/// A field whose lines become more with its text.
struct GrowingEntry: View {
    let text: Binding<String>
    let prompt: Text?

    var body: some View {
        UIKitLeaf(
            make: { GrowingView() },
            update: { view, environment in
                view.edited = { new in if text.wrappedValue != new { text.wrappedValue = new } }
                // A text that is being composed is left alone: the binding has it already.
                if view.text != text.wrappedValue { view.text = text.wrappedValue }
                var style = Text.Style(font: environment.font ?? .body)
                style.isBold = environment.textStyling.isBold
                style.weight = environment.textStyling.weight
                let font = style.uiFont
                view.font = font
                view.textColor = (environment.foreground ?? .primary).resolved(in: environment)
                view.textAlignment = environment.multilineTextAlignment.uiKit
                view.isEditable = environment.isEnabled
                view.tintColor = environment.tint?.uiColor
                view.lines = environment.leastLines...max(environment.lineLimit ?? .max, environment.leastLines)
                view.placeholder.font = font
                view.placeholder.text = prompt?.resolvedString
                view.hasBorder = environment.textFieldStyle == .roundedRect
                view.showPlaceholder()
                view.focus.follow(environment.focusTarget)
                view.screen = environment.screen
            },
            size: { view, proposal in view.growingSize(proposal.width) })
    }
}

/// A text view that is as high as its lines.
final class GrowingView: UITextView, UITextViewDelegate {
    var edited: (String) -> Void = { _ in }
    var lines = 1...Int.max
    let placeholder = UILabel()
    private(set) lazy var focus = FocusFollower(self)
    weak var screen: Screen?

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? screen?.keyboardAccessory }
        set { super.inputAccessoryView = newValue }
    }

    init() {
        super.init(frame: .zero, textContainer: nil)
        delegate = self
        backgroundColor = .clear
        textContainerInset = .zero
        textContainer.lineFragmentPadding = 0
        placeholder.textColor = .placeholderText
        placeholder.isUserInteractionEnabled = false
        placeholder.isAccessibilityElement = false
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) { nil }

    var hasBorder = false {
        didSet {
            guard hasBorder != oldValue else { return }
            layer.cornerRadius = hasBorder ? 5 : 0
            layer.borderWidth = hasBorder ? 1 / max(contentScaleFactor, 1) : 0
            layer.borderColor = UIColor.systemGray3.cgColor
            textContainerInset = hasBorder ? UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7) : .zero
        }
    }

    func showPlaceholder() {
        placeholder.isHidden = !(text ?? "").isEmpty
        accessibilityLabel = placeholder.text
    }

    func growingSize(_ width: CGFloat?) -> CGSize {
        let line = font?.lineHeight ?? 20
        let insets = textContainerInset
        let width = width.flatMap { $0.isFinite ? $0 : nil } ?? 200
        let words = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let least = line * CGFloat(lines.lowerBound) + insets.top + insets.bottom
        let most = lines.upperBound > 1000 ? .infinity : line * CGFloat(lines.upperBound) + insets.top + insets.bottom
        isScrollEnabled = words > most
        return CGSize(width: width, height: min(max(words, least), most))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.frame = CGRect(
            x: textContainerInset.left, y: textContainerInset.top,
            width: bounds.width - textContainerInset.left - textContainerInset.right, height: font?.lineHeight ?? 20)
    }

    func textViewDidChange(_ textView: UITextView) {
        showPlaceholder()
        edited(text ?? "")
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus.didBegin() }
    func textViewDidEndEditing(_ textView: UITextView) { focus.didEnd() }
}
