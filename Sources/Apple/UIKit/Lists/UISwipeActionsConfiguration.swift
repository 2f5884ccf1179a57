/// The actions that appear when a row is swiped aside; the first is nearest to the edge.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    /// What stands for a delegate's method that the app did not write.
    static let absent = UISwipeActionsConfiguration(actions: [])
}

/// Something to do with one row.
@preconcurrency @MainActor
public final class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// The action, the view that was tapped, and what to call with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public var title: String?
    public var image: UIImage?
    public var backgroundColor: UIColor!
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
