/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The look and role of an action.
    public enum Style: Int, Sendable {
        /// An ordinary action, the one that gives up, or a red one that removes something.
        case `default`, cancel, destructive
    }

    /// The text of the button.
    public let title: String?
    /// The style the action was created with.
    public let style: Style
    /// Whether the button can be tapped. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed?() } }
    }
    /// Of the title; nil for the tint, or red.
    var titleColor: UIColor? {
        didSet { changed?() }
    }
    /// Before the title, in its colour unless it says otherwise.
    var picture: UIImage? {
        didSet { changed?() }
    }
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// `handler` is called when the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Creates an action without a title that does nothing but end the alert.
    public override convenience init() { self.init(title: nil, style: .default) }
}
