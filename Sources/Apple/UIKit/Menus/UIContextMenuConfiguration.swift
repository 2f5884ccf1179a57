/// The content of a context menu: its actions, and a preview of their subject.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu from what the system suggests, which is nothing here; nil shows none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes the controller that is shown as the preview; nil shows the view itself.
    public typealias PreviewProvider = () -> UIViewController?

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
