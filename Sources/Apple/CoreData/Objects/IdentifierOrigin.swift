internal import Foundation

/// What all identifiers of one entity's objects in one store have in common. They refer to this alone, which makes them
/// small, and cheap to make.
final class IdentifierOrigin: @unchecked Sendable {
    let entity: NSEntityDescription
    /// The name of the entity at the root of the entity's inheritance, within which primary keys are counted.
    var rootName: String { objects.rootName }
    /// What objects of the entity need to know.
    let objects: EntityObjects
    /// The store's `NSStoreUUID`; empty for objects that are in no store yet.
    let storeIdentifier: String
    private(set) weak var store: NSPersistentStore?

    init(_ entity: NSEntityDescription, in store: NSPersistentStore?) {
        self.entity = entity
        self.store = store
        objects = EntityObjects.of(entity)
        storeIdentifier = store?.identifier ?? ""
    }

    /// Whether primary keys mean the same objects.
    func agrees(with other: IdentifierOrigin) -> Bool {
        self === other || (storeIdentifier == other.storeIdentifier && rootName == other.rootName)
    }
}
