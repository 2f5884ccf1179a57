internal import Synchronization

/// One object as a store keeps it: the values that a context compares with when it saves.
///
/// A row never changes; saving makes another. Any thread.
final class StoredRow: @unchecked Sendable {
    private enum Content {
        case values(IdentifierOrigin, ContiguousArray<StoredValue>)
        /// The values in the form in which they were read, until somebody asks for them.
        case image(RowImage)
    }

    private let content: Content
    /// What identifiers of the row's entity have in common. Kept by ``content``.
    let originReference: Unmanaged<IdentifierOrigin>
    let number: Int64
    /// How often the object had been saved, from 1: what optimistic locking compares.
    let version: Int64
    /// The ``Values`` of an image, once somebody has asked.
    private let made = Atomic<UnsafeRawPointer?>(nil)

    private final class Values {
        let values: ContiguousArray<StoredValue>
        init(_ values: ContiguousArray<StoredValue>) { self.values = values }
    }

    init(key: ObjectKey, version: Int64, values: ContiguousArray<StoredValue>) {
        content = .values(key.origin, values)
        originReference = Unmanaged.passUnretained(key.origin)
        number = key.number
        self.version = version
    }

    convenience init(id: NSManagedObjectID, version: Int64, values: ContiguousArray<StoredValue>) {
        self.init(key: id.key, version: version, values: values)
    }

    /// A row whose values are made when they are asked for.
    ///
    /// - Parameter origin: The one of the image's plan.
    init(_ image: RowImage, _ origin: Unmanaged<IdentifierOrigin>, number: Int64, version: Int64) {
        content = .image(image)
        originReference = origin
        self.number = number
        self.version = version
    }

    deinit {
        if let pointer = made.load(ordering: .acquiring) { Unmanaged<Values>.fromOpaque(pointer).release() }
    }

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
        guard case .values(_, let own) = content else { return false }
        return own.isIdentical(to: values)
    }

    /// The values by slot of the entity's ``EntityLayout``.
    var values: ContiguousArray<StoredValue> {
        switch content {
        case .values(_, let values): return values
        case .image(let image):
            if let pointer = made.load(ordering: .acquiring) {
                return Unmanaged<Values>.fromOpaque(pointer).takeUnretainedValue().values
            }
            let values = image.page.plan.values(in: image)
            let own = Unmanaged.passRetained(Values(values))
            let result = made.compareExchange(
                expected: nil, desired: UnsafeRawPointer(own.toOpaque()), ordering: .acquiringAndReleasing)
            // Another thread was faster, with the same values.
            if !result.exchanged { own.release() }
            return values
        }
    }
}

extension ContiguousArray {
    /// Whether both have the same elements because they are one and the same.
    func isIdentical(to other: ContiguousArray) -> Bool {
        withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
    }
}
