/// One object as a store keeps it: the values that a context compares with when it saves.
///
/// A row never changes; saving makes another. Any thread.
final class StoredRow: @unchecked Sendable {
    let id: NSManagedObjectID
    /// How often the object had been saved, from 1: what optimistic locking compares.
    let version: Int64
    /// The values by slot of the entity's ``EntityLayout``.
    let values: ContiguousArray<StoredValue>

    init(id: NSManagedObjectID, version: Int64, values: ContiguousArray<StoredValue>) {
        self.id = id
        self.version = version
        self.values = values
    }
}
