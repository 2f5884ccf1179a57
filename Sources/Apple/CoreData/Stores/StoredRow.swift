/// One object as a store keeps it: the values that a context compares with when it saves.
///
/// A row never changes; saving makes another. It is a place in a ``RowPage``, which it keeps. Any thread.
struct StoredRow: @unchecked Sendable {
    let page: RowPage
    let head: RowHead.Place

    /// - Parameter head: A row of that page.
    @inline(__always)
    init(_ page: RowPage, _ head: RowHead.Place) {
        self.page = page
        self.head = head
    }

    /// A row with a page of its own.
    init(key: ObjectKey, version: Int64, values: ContiguousArray<StoredValue>) {
        self = RowPage.make(nil, key.origin, capacity: RowHead.size).add(key.number, version: version, values)
    }

    init(id: NSManagedObjectID, version: Int64, values: ContiguousArray<StoredValue>) {
        self.init(key: id.key, version: version, values: values)
    }

    @inline(__always)
    var number: Int64 { head.pointee.number }
    /// How often the object had been saved, from 1: what optimistic locking compares.
    @inline(__always)
    var version: Int64 { head.pointee.version }
    /// What identifiers of the row's entity have in common. Kept by the row.
    @inline(__always)
    var originReference: Unmanaged<IdentifierOrigin> { page.originReference }
    var origin: IdentifierOrigin { originReference.takeUnretainedValue() }
    var key: ObjectKey { ObjectKey(origin, number) }
    var id: NSManagedObjectID { NSManagedObjectID(key) }

    /// Whether the row is the object's of that key.
    @inline(__always)
    func isOf(_ object: NSManagedObject) -> Bool {
        number == object.number
            && originReference._withUnsafeGuaranteedRef { $0.spacePointer } == object.origin.spacePointer
    }

    /// Whether the row has these very values, not only equal ones.
    func has(_ values: ContiguousArray<StoredValue>) -> Bool {
        head.pointee.areMade && RowHead.values(at: head).pointee.isIdentical(to: values)
    }

    /// The values by slot of the entity's ``EntityLayout``.
    @inline(__always)
    var values: ContiguousArray<StoredValue> { page.values(head) }
}

extension ContiguousArray {
    /// Whether both have the same elements because they are one and the same.
    func isIdentical(to other: ContiguousArray) -> Bool {
        withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}
