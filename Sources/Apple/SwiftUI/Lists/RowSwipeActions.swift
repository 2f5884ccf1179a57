/// The actions at one side of a row.
@MainActor
struct RowSwipeActions {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: any View

    /// The buttons, as UIKit has them.
    func configuration(in environment: EnvironmentValues) -> UISwipeActionsConfiguration {
        let actions = MenuContent.actions(of: content, environment).map { entry in
            let action = UIContextualAction(style: entry.isDestructive ? .destructive : .normal, title: entry.title) {
                _, _, done in
                entry.action()
                done(true)
            }
            action.image = entry.image
            if let tint = entry.tint { action.backgroundColor = tint }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
        return configuration
    }
}
