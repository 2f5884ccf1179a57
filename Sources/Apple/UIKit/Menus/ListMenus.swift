/// The context menus of a list's cells, which its delegate configures.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private let configuration: (CGPoint) -> UIContextMenuConfiguration?
    private let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(
        cell: @escaping (CGPoint) -> UIView?, configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
        commit: @escaping (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    ) {
        self.configuration = configuration
        self.commit = commit
        super.init()
        interaction.target = cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration(location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }
}
