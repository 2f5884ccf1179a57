/// The content of a context menu: its actions, and a preview of their subject.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu from what the system suggests, which is nothing here; nil shows none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes the controller that is shown as the preview; nil shows the view itself.
    public typealias PreviewProvider = () -> UIViewController?

    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// As the system likes.
        case automatic = 0
        /// The first ones nearest to what the menu belongs to.
        case priority = 1
        /// As they are given.
        case fixed = 2
    }

    /// The order of the elements. Has no effect: they are in the menu's own order.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The identity of the menu.
    public let identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// - Parameters:
    ///   - previewProvider: makes the controller whose view is the preview; nil shows a picture of the view itself.
    ///   - actionProvider: makes the menu, given the elements that the system suggests, of which there are none.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Makes the menu from what the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes the controller that is shown as the preview.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
