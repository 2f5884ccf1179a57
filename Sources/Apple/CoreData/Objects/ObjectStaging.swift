internal import Foundation
internal import RuntimeShims

/// Makes the object for a row: through the designated initialiser that every subclass has, which sees from here that it
/// makes no new object.
enum ObjectStaging {
    /// The object that is being made.
    struct Fault {
        var key: ObjectKey
        /// Its identifier, if there is one already.
        var id: NSManagedObjectID?
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

    /// A fault for a row, of the class that its entity names.
    static func fault(
        _ key: ObjectKey, _ id: NSManagedObjectID?, in context: NSManagedObjectContext
    ) -> NSManagedObject {
        let fault = Fault(key: key, id: id)
        return withUnsafePointer(to: fault) { place in
            pthread_setspecific(Self.key, place)
            return make(key.origin.entity, key.origin.objects.type, in: context)
        }
    }

    /// An object of the class that the entity names.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        make(entity, entity.objectClass, in: context)
    }

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
