internal import Synchronization

/// One object as a store keeps it: the values that a context compares with when it saves.
///
/// A row never changes; saving makes another. Any thread.
final class StoredRow: @unchecked Sendable {
    let id: NSManagedObjectID
    /// How often the object had been saved, from 1: what optimistic locking compares.
    let version: Int64
    private let given: ContiguousArray<StoredValue>
    /// The values in the form in which they were read, until somebody asks for them.
    private let image: RowImage?
    /// A ``Values``, once somebody has asked.
    private let made = Atomic<UnsafeRawPointer?>(nil)

    private final class Values {
        let values: ContiguousArray<StoredValue>
        init(_ values: ContiguousArray<StoredValue>) { self.values = values }
    }

    init(id: NSManagedObjectID, version: Int64, values: ContiguousArray<StoredValue>) {
        self.id = id
        self.version = version
        given = values
        image = nil
    }

    /// A row whose values are made when they are asked for.
    init(id: NSManagedObjectID, version: Int64, image: RowImage) {
        self.id = id
        self.version = version
        given = []
        self.image = image
    }

    deinit {
        guard image != nil, let pointer = made.load(ordering: .acquiring) else { return }
        Unmanaged<Values>.fromOpaque(pointer).release()
    }

    /// The values by slot of the entity's ``EntityLayout``.
    var values: ContiguousArray<StoredValue> {
        guard let image else { return given }
        if let pointer = made.load(ordering: .acquiring) {
            return Unmanaged<Values>.fromOpaque(pointer).takeUnretainedValue().values
        }
        let values = image.values
        let own = Unmanaged.passRetained(Values(values))
        let result = made.compareExchange(
            expected: nil, desired: UnsafeRawPointer(own.toOpaque()), ordering: .acquiringAndReleasing)
        // Another thread was faster, with the same values
        if !result.exchanged { own.release() }
        return values
    }
}
