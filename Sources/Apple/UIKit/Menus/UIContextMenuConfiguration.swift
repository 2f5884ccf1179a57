/// What a context menu shows: the actions, and a preview of what they are about.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    public typealias PreviewProvider = () -> UIViewController?

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
