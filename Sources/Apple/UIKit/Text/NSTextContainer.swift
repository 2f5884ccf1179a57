/// The room in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    /// In points; the height is not limited.
    open internal(set) var size = CGSize.zero

    /// Between the room's sides and the text, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.containerDidChange() } }
    }
    /// 0: any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { textView?.containerDidChange() } }
    }
    /// How the last line of the container is broken. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { textView?.containerDidChange() } }
    }
}
