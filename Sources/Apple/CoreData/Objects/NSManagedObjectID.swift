public import Foundation
public import SeamFoundation
internal import SeamPrimitives

/// Names a managed object wherever it is: in other contexts, on other threads, after another start.
///
/// An object that was never saved has a temporary identifier, which saving replaces by another. Any thread.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    enum Key {
        /// A row of the store, counted from 1 for each root entity.
        case row(Int64)
        case temporary(UInt64)
    }

    let origin: IdentifierOrigin
    let key: Key

    /// The identifier of an object in a row of a store.
    convenience init(store: NSPersistentStore, entity: NSEntityDescription, primaryKey: Int64) {
        self.init(IdentifierOrigin(entity, in: store), primaryKey: primaryKey)
    }

    /// The identifier of an object in a row of a store, of which others were made before.
    init(_ origin: IdentifierOrigin, primaryKey: Int64) {
        self.origin = origin
        key = .row(primaryKey)
    }

    /// A new temporary identifier.
    init(temporaryFor entity: NSEntityDescription) {
        origin = IdentifierOrigin(entity, in: nil)
        key = .temporary(
            Self.temporaryCount.withLock { count in
                count += 1; return count
            })
    }

    /// The store's `NSStoreUUID`: two coordinators that opened one file have equal identifiers.
    var storeIdentifier: String { origin.storeIdentifier }

    private static let temporaryCount = Locked<UInt64>(0)
    /// Tells the temporary identifiers of this process from those of others.
    private static let process = UUID().uuidString

    /// The entity of the object. Its own, not a parent.
    open var entity: NSEntityDescription { origin.entity }

    /// The store that has the object; nil for a temporary identifier, or when the store was removed.
    open var persistentStore: NSPersistentStore? { origin.store }

    /// Whether the object has not been saved yet.
    open var isTemporaryID: Bool {
        if case .temporary = key { true } else { false }
    }

    /// The number of the object's row; 0 for a temporary identifier.
    var primaryKey: Int64 {
        if case .row(let row) = key { row } else { 0 }
    }

    /// An address of the object, which
    /// ``NSPersistentStoreCoordinator/managedObjectID(forURIRepresentation:)`` reads again: `x-coredata://STORE/Entity/p1`.
    /// That of a temporary identifier is good in this process only.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            switch key {
            case .row(let row): "x-coredata://\(storeIdentifier)/\(name)/p\(row)"
            case .temporary(let number): "x-coredata:///\(name)/t\(Self.process)\(number)"
            }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other || isSame(as: other)
    }

    /// Whether both name the same object.
    final func isSame(as other: NSManagedObjectID) -> Bool {
        switch (key, other.key) {
        case (.row(let left), .row(let right)): left == right && origin.agrees(with: other.origin)
        case (.temporary(let left), .temporary(let right)): left == right
        default: false
        }
    }

    /// A number that equal identifiers share.
    final var number: Int {
        switch key {
        case .row(let row): Int(truncatingIfNeeded: row &* 2)
        case .temporary(let number): Int(truncatingIfNeeded: number &* 2 | 1)
        }
    }

    open override var hash: Int { number }

    open override var description: String {
        "0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)) <\(uriRepresentation())>"
    }

    /// The identifier itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObject: _DescribedArgument {}
extension NSManagedObjectID: _DescribedArgument {}
