/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Gives the thing's data.
    public let itemProvider: NSItemProvider
    /// The thing itself, for the app that it is dragged in. Nil for what comes from outside.
    open var localObject: Any?
    /// Makes what follows the finger, in place of a picture of the view; nil for that picture.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Has the previews that providers make shown anew. Has no effect: the picture is made as the drag begins.
    open func setNeedsDropPreviewUpdate() {}

    /// Creates an item whose data a provider gives.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
