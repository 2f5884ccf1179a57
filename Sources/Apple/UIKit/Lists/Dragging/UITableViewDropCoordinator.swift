/// A drop on a table, as its delegate performs it.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
    /// The things, in the order in which they were picked up.
    var items: [any UITableViewDropItem] { get }
    /// The row that is to be theirs, counted without rows of the table itself that are moved; nil below the last row.
    var destinationIndexPath: IndexPath? { get }
    /// The table's last answer to the drag.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has a thing go to the row that now shows it. The picture of the drag fades where it is, and does not fly there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has a thing go into a row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Keeps a row for a thing whose data are not there yet. It shows when its insertion is committed.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}

/// One of the things that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// The row that it was, if it is of the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture.
    var previewSize: CGSize { get }
}
