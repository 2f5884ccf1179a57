/// Something to do with one row; what tables had before ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// Whether the action removes something.
    public enum Style: Int, Sendable {
        /// A red button, or a grey one.
        case `default`, normal

        /// Red, as the default is.
        public static let destructive = Style.default
    }

    /// The style the action was created with.
    public let style: Style
    /// The text of the button.
    open var title: String?
    /// The colour of the button; nil takes the style's.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action without a title that does nothing.
    public override convenience init() {
        self.init(style: .default, title: nil) { _, _ in }
    }

    /// Creates an action whose handler is called when its button is tapped.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .default ? .systemRed : .systemGray
    }

    /// The action as tables perform it.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { _, _, done in
            self.handler(self, path)
            done(true)
        }
        action.backgroundColor = backgroundColor
        return action
    }
}
