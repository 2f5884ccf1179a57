/// One of the things that are dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Gives the thing's data.
    public let itemProvider: NSItemProvider
    /// The thing itself, for the app that it is dragged in. Nil for what comes from outside.
    open var localObject: Any?

    /// Creates an item whose data a provider gives.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
