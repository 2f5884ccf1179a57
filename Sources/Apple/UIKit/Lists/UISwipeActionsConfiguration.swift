/// The actions that appear when a row is swiped aside; the first is nearest to the edge.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
    /// The buttons, from the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration without actions, with which a row cannot be swiped.
    public override convenience init() {
        self.init(actions: [])
    }

    /// Creates a configuration of these buttons. A full swipe carries out the first one.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
    }

    /// Marks a delegate method that the app does not implement.
    static let absent = UISwipeActionsConfiguration(actions: [])
}
