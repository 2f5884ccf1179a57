internal import Foundation
internal import RuntimeShims

/// Makes the object for a row: through the designated initialiser that every subclass has, which sees from here that it
/// makes no new object.
enum ObjectStaging {
    /// The object that is being made. What it names is kept by who makes it, so that no references are counted.
    struct Fault {
        var origin: Unmanaged<IdentifierOrigin>
        var number: Int64
        /// Its identifier, if there is one already.
        var id: Unmanaged<NSManagedObjectID>?
        var row: Unmanaged<StoredRow>?
        var registry: Unmanaged<ObjectRegistry>
    }

    /// The thread's variable for the place of a ``Fault``.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The object that is being made for a row, once. Good until it is made.
    @inline(__always)
    static func take() -> UnsafePointer<Fault>? {
        guard let staged = pthread_getspecific(key) else { return nil }
        pthread_setspecific(key, nil)
        return UnsafePointer(staged.assumingMemoryBound(to: Fault.self))
    }

    /// A fault for a row, of the class that its entity names, which the context knows from here on.
    @inline(__always)
    static func make(_ fault: Fault, in context: NSManagedObjectContext) -> NSManagedObject {
        let object = withUnsafePointer(to: fault) { place in
            pthread_setspecific(key, place)
            return fault.origin._withUnsafeGuaranteedRef { make($0.entity, $0.type, in: context) }
        }
        let space = fault.origin._withUnsafeGuaranteedRef { $0.spacePointer }
        fault.registry._withUnsafeGuaranteedRef {
            $0.add(Unmanaged.passUnretained(object).toOpaque(), fault.number, space)
        }
        if context.keepsObjects { context.retained.insert(object) }
        return object
    }

    /// An object of the class that the entity names.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        make(entity, entity.objectClass, in: context)
    }

    @inline(__always)
    private static func make(
        _ entity: NSEntityDescription, _ type: NSManagedObject.Type, in context: NSManagedObjectContext?
    ) -> NSManagedObject {
        guard type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        return InitializerSlots.metatype(of: type, as: _ManagedObjectCreator.self)
            .init(entity: entity, insertInto: context) as NSManagedObject
    }
}

/// Stands for whatever class an entity names; see `InitializerSlots`.
open class _ManagedObjectCreator: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}
