public import Foundation
public import SeamFoundation

/// Names a managed object wherever it is: in other contexts, on other threads, after another start.
///
/// An object that was never saved has a temporary identifier, which saving replaces by another. Any thread.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    let key: ObjectKey

    /// The identifier of an object in a row of a store.
    convenience init(store: NSPersistentStore, entity: NSEntityDescription, primaryKey: Int64) {
        self.init(ObjectKey(store.origin(of: entity), primaryKey))
    }

    /// The identifier of an object in a row of a store, of which others were made before.
    convenience init(_ origin: IdentifierOrigin, primaryKey: Int64) {
        self.init(ObjectKey(origin, primaryKey))
    }

    init(_ key: ObjectKey) { self.key = key }

    final var origin: IdentifierOrigin { key.origin }

    /// The store's `NSStoreUUID`: two coordinators that opened one file have equal identifiers.
    var storeIdentifier: String { origin.storeIdentifier }

    /// Tells the temporary identifiers of this process from those of others.
    private static let process = UUID().uuidString

    /// The entity of the object. Its own, not a parent.
    open var entity: NSEntityDescription { origin.entity }

    /// The store that has the object; nil for a temporary identifier, or when the store was removed.
    open var persistentStore: NSPersistentStore? { origin.store }

    /// Whether the object has not been saved yet.
    open var isTemporaryID: Bool { origin.isTemporary }

    /// The number of the object's row; 0 for a temporary identifier.
    var primaryKey: Int64 { origin.isTemporary ? 0 : key.number }

    /// An address of the object, which
    /// ``NSPersistentStoreCoordinator/managedObjectID(forURIRepresentation:)`` reads again: `x-coredata://STORE/Entity/p1`.
    /// That of a temporary identifier is good in this process only.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            origin.isTemporary
            ? "x-coredata:///\(name)/t\(Self.process)\(key.number)"
            : "x-coredata://\(storeIdentifier)/\(name)/p\(key.number)"
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other || key == other.key
    }

    open override var hash: Int { Int(truncatingIfNeeded: origin.isTemporary ? key.number &* 2 | 1 : key.number &* 2) }

    open override var description: String {
        "0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) <\(uriRepresentation())>"
    }

    /// The identifier itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObject: _DescribedArgument {}
extension NSManagedObjectID: _DescribedArgument {}
