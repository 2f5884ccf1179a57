/// A view whose content can be peeked at, as by pressing hard before iOS 13. Since then a long press does it.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
    /// The recognizer that others may wait for.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The object that gives the controllers; held weakly.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that the preview is of.
    var sourceRect: CGRect { get set }
}

/// Gives the controllers that are peeked at.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller for a place in the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The preview was tapped: shows the controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Something to do with what is peeked at.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: AnyObject {
    /// The title.
    var title: String { get }
}

/// An action under a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// The look of an action.
    public enum Style: Int, Sendable {
        /// As others.
        case `default`
        /// Chosen before.
        case selected
        /// It destroys something.
        case destructive
    }

    public let title: String
    /// The look.
    let style: Style
    /// Called when the action is chosen.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public init(
        title: String, style: UIPreviewAction.Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }

    fileprivate func element(for controller: UIViewController) -> UIMenuElement {
        UIAction(
            title: title, attributes: style == .destructive ? .destructive : [], state: style == .selected ? .on : .off
        ) { [weak controller, self] _ in
            if let controller { handler(self, controller) }
        }
    }
}

/// Actions under a preview that one action opens.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    private let actions: [UIPreviewAction]

    /// Creates a group. All its actions look as they say themselves.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.actions = actions
    }

    fileprivate func element(for controller: UIViewController) -> UIMenuElement {
        UIMenu(title: title, children: actions.map { $0.element(for: controller) })
    }
}

/// Peeks by a context menu.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var owner: (any UIViewControllerPreviewingDelegate)?
    private weak var view: UIView?
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var shown: UIViewController?
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        owner = delegate
        self.view = view
        sourceRect = view.bounds
        super.init()
        view.addInteraction(interaction)
    }

    var delegate: any UIViewControllerPreviewingDelegate { owner ?? NoPreviews.shared }
    var sourceView: UIView { view ?? UIView() }
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer {
        view?.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer } ?? UILongPressGestureRecognizer()
    }

    func end() { view?.removeInteraction(interaction) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let owner, let view else { return nil }
        sourceRect = view.bounds
        guard let controller = owner.previewingContext(self, viewControllerForLocation: location) else { return nil }
        shown = controller
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            UIMenu(
                children: controller.previewActionItems.compactMap { item in
                    (item as? UIPreviewAction)?.element(for: controller)
                        ?? (item as? UIPreviewActionGroup)?.element(for: controller)
                })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [self] in
            if let shown { owner?.previewingContext(self, commit: shown) }
            shown = nil
        }
    }
}

/// In place of a delegate that has gone.
@MainActor
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    static let shared = NoPreviews()
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
}

extension UIViewController {
    /// Lets a view's content be peeked at, by a long press.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Lets a view's content be peeked at no more.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.end()
    }
}
