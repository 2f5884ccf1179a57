/// The room in which a text view or a layout manager lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    weak var textView: UITextView?
    /// The layout manager that has the container; held weakly. Nil for that of a text view that was not asked for its own.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// In points; the height is not limited. That of a text view's container follows the view.
    open var size = CGSize.zero {
        didSet {
            guard size != oldValue else { return }
            layoutManager?.forgetLayout()
            if !widthTracksTextView, size.width != oldValue.width { textView?.containerDidChange() }
        }
    }

    public override init() { super.init() }

    /// Creates a container of a size, in points; 0 does not limit the width.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public required init(coder: NSCoder) { super.init() }

    private var tracksWidth: Bool?
    /// Whether the width follows that of the text view. True in a text view, unless it is set; else the text has
    /// `size`, and a view that is narrower scrolls sideways.
    open var widthTracksTextView: Bool {
        get { tracksWidth ?? (textView != nil) }
        set {
            tracksWidth = newValue
            didChange()
        }
    }

    /// Between the room's sides and the text, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }
    /// 0: any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }
    /// How the last line of the container is broken. `.byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    private func didChange() {
        textView?.containerDidChange()
        layoutManager?.forgetLayout()
    }
}
