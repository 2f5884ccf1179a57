/// The context menus of a list's cells, which its delegate configures.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private let configuration: (CGPoint) -> UIContextMenuConfiguration?
    private let highlightPreview: (UIContextMenuConfiguration) -> UITargetedPreview?
    private let willDisplay: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
    private let willEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
    private let commit: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(
        cell: @escaping (CGPoint) -> UIView?, configuration: @escaping (CGPoint) -> UIContextMenuConfiguration?,
        highlightPreview: @escaping (UIContextMenuConfiguration) -> UITargetedPreview?,
        willDisplay: @escaping (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void,
        willEnd: @escaping (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void,
        commit: @escaping (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    ) {
        self.configuration = configuration
        (self.highlightPreview, self.willDisplay, self.willEnd) = (highlightPreview, willDisplay, willEnd)
        self.commit = commit
        super.init()
        interaction.target = cell
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration(location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { highlightPreview(configuration) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { willDisplay(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { willEnd(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }
}
