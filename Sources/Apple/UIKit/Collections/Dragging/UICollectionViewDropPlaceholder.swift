/// An item that a collection makes while it waits for what was dropped.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell of the item. Never called: the item shows once its data are there.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates an item.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// An item for what was dropped on a collection and is not there yet.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the picture looks that flies to the item. Never called: it fades where it is.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was dropped into its item when it has come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Inserts the item, whose place the block is given to change the data; false if that was done before.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Does without the item; false if it was inserted before.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the cell of the item filled anew. Has no effect: it shows once its data are there.
    func setNeedsCellUpdate()
}

extension DropPlaceholder: UICollectionViewDropPlaceholderContext {
    func setNeedsCellUpdate() {}
}
