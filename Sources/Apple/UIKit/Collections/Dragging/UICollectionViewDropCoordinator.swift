/// A drop on a collection, as its delegate performs it.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The things, in the order in which they were picked up.
    var items: [any UICollectionViewDropItem] { get }
    /// The item that is to be theirs, counted without items of the collection itself that are moved; nil away from all
    /// items.
    var destinationIndexPath: IndexPath? { get }
    /// The collection's last answer to the drag.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has a thing go to the item that now shows it. The picture of the drag fades where it is, and does not fly there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has a thing go into an item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Keeps an item for a thing whose data are not there yet. It shows when its insertion is committed.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// One of the things that were dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// The item that it was, if it is of the same collection.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture.
    var previewSize: CGSize { get }
}
