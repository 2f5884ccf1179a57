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
