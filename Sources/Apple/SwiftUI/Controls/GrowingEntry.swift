/// A field whose lines become more with its text.
struct GrowingEntry: View {
    let text: Binding<String>
    let prompt: Text?
    var selection: Binding<TextSelection?>?

    var body: some View {
        UIKitLeaf(
            make: { GrowingView() },
            update: { view, environment in
                view.show(text, selection, in: environment)
                view.lines = environment.leastLines...max(environment.lineLimit ?? .max, environment.leastLines)
                view.placeholder.font = view.font
                view.placeholder.text = prompt?.resolvedString
                view.hasBorder = environment.textFieldStyle == .roundedRect
                view.showPlaceholder()
            },
            size: { view, proposal in view.growingSize(proposal.width) })
    }
}

/// A text view that is as high as its lines.
final class GrowingView: EntryTextView {
    var lines = 1...Int.max
    let placeholder = UILabel()

    override init() {
        super.init()
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

    override func textViewDidChange(_ textView: UITextView) {
        showPlaceholder()
        super.textViewDidChange(textView)
    }
}
