/// A change of a batch, as layouts hear of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What has become of the item.
    public enum Action: Int, Sendable {
        /// It is new, gone, another one, elsewhere, or the same.
        case insert, delete, reload, move, none
    }

    /// Where the item was; nil for a new one. Its item is `NSNotFound` where a whole section is meant.
    public let indexPathBeforeUpdate: IndexPath?
    /// Where the item is; nil for one that is gone. Its item is `NSNotFound` where a whole section is meant.
    public let indexPathAfterUpdate: IndexPath?
    /// What has become of the item.
    public let updateAction: Action

    init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// The changes of a batch: sections first, and each kind in the order of its places.
    static func items(of updates: TableUpdates) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        items += updates.deletedSections.keys.sorted().map { .init(.delete, before: whole($0)) }
        items += updates.insertedSections.keys.sorted().map { .init(.insert, after: whole($0)) }
        items += updates.reloadedSections.keys.sorted().map { .init(.reload, before: whole($0), after: whole($0)) }
        items += updates.movedSections.sorted { $0.key < $1.key }
            .map { .init(.move, before: whole($0.key), after: whole($0.value)) }
        items += updates.deletedRows.keys.sorted().map { .init(.delete, before: $0) }
        items += updates.insertedRows.keys.sorted().map { .init(.insert, after: $0) }
        items += updates.reloadedRows.keys.sorted().map {
            .init(.reload, before: $0, after: updates.newPath(of: $0) ?? $0)
        }
        items += updates.movedRows.sorted { $0.key < $1.key }.map { .init(.move, before: $0.key, after: $0.value) }
        return items
    }
}
