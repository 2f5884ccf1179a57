internal import Foundation
internal import RuntimeShims

/// What all identifiers of one entity's objects in one store have in common. They refer to this alone, which makes them
/// small, and cheap to make.
final class IdentifierOrigin: @unchecked Sendable {
    let entity: NSEntityDescription
    /// What objects of the entity need to know.
    let objects: EntityObjects
    /// That of ``objects``.
    let layout: Unmanaged<ObjectLayout>
    /// Within which the numbers count.
    let space: IdentifierSpace
    /// The class of the objects.
    let type: NSManagedObject.Type
    /// Whether the objects are in no store yet.
    let isTemporary: Bool
    /// ``space`` for look-ups that count no references.
    let spacePointer: UnsafeMutableRawPointer
    private(set) weak var store: NSPersistentStore?

    /// - Parameter store: nil for objects that are in no store yet.
    init(_ entity: NSEntityDescription, in store: NSPersistentStore?) {
        self.entity = entity
        self.store = store
        let objects = EntityObjects.of(entity)
        self.objects = objects
        layout = Unmanaged.passUnretained(objects.layout)
        type = objects.type
        isTemporary = store == nil
        space = store.map { IdentifierSpace.of(store: $0.identifier, root: objects.rootName) } ?? .temporary
        spacePointer = Unmanaged.passUnretained(space).toOpaque()
    }

    /// Whether objects that are made for rows are of a class, or of one that inherits from it.
    func isKind(of wanted: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next, current != wanted { next = Superclasses.superclass(of: current) }
        return next != nil
    }

    /// The name of the entity at the root of the entity's inheritance, within which primary keys are counted.
    var rootName: String { objects.rootName }
    /// The store's `NSStoreUUID`; empty for objects that are in no store yet.
    var storeIdentifier: String { space.store }
}
