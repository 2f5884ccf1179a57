/// Something to do with one row.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
    /// Whether the action removes something.
    public enum Style: Int, Sendable {
        /// An ordinary action, or one that removes its row and is red.
        case normal, destructive
    }

    /// The action, the view that was tapped, and what to call with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style the action was created with.
    public let style: Style
    /// The text of the button.
    public var title: String?
    /// The image of the button, above the text.
    public var image: UIImage?
    /// The colour of the button. Setting nil restores the style's: grey, or red for a destructive action.
    public var backgroundColor: UIColor!
    /// The handler of a tap on the button.
    public let handler: Handler

    /// Creates an action without a title that does nothing.
    public override convenience init() {
        self.init(style: .normal, title: nil) { _, _, done in done(false) }
    }

    /// Creates an action. The handler must call the block it is given, with true when the action was carried out.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
