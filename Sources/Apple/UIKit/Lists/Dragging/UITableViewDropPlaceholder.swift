/// A row that a table makes while it waits for what was dropped.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Fills the cell of the row. Never called: the row shows once its data are there.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a row.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A row for what was dropped on a table and is not there yet.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the picture looks that flies to the row. Never called: it fades where it is.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts what was dropped into its row when it has come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Inserts the row, whose place the block is given to change the data; false if that was done before.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Does without the row; false if it was inserted before.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// What waits for its data.
@MainActor
final class DropPlaceholder: NSObject {
    let dragItem: UIDragItem
    private let animation = DropAnimation()
    private let path: IndexPath
    private let insert: (IndexPath) -> Void
    private var isOver = false

    init(_ item: UIDragItem, at path: IndexPath, insert: @escaping (IndexPath) -> Void) {
        (dragItem, self.path, self.insert) = (item, path, insert)
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard !isOver else { return false }
        isOver = true
        dataSourceUpdates(path)
        insert(path)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOver = true }
        return !isOver
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}

extension DropPlaceholder: UITableViewDropPlaceholderContext {}
