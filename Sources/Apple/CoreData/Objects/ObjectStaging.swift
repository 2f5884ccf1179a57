internal import Foundation
internal import RuntimeShims

/// Makes the object for a row: through the designated initialiser that every subclass has, which sees from here that it
/// makes no new object.
enum ObjectStaging {
    /// The object that is being made. It takes over one reference to each of what it names.
    struct Fault {
        var origin: Unmanaged<IdentifierOrigin>
        var number: Int64
        /// Its identifier, if there is one already.
        var id: Unmanaged<NSManagedObjectID>?
        /// Its row, if that is known.
        var page: Unmanaged<RowPage>?
        var head: RowHead.Place?
        var registry: Unmanaged<ObjectRegistry>
        /// Whether no object was made of it yet.
        var isWaiting = true
    }

    /// The thread's variable for the place of a ``Fault``.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The object that is being made for a row, once. Good until it is made.
    @inline(__always)
    static func take() -> UnsafeMutablePointer<Fault>? {
        guard let staged = pthread_getspecific(key)?.assumingMemoryBound(to: Fault.self), staged.pointee.isWaiting
        else {
            return nil
        }
        staged.pointee.isWaiting = false
        return staged
    }

    /// A fault for an identifier, of the class that its entity names, which the context knows from here on.
    static func make(
        _ key: ObjectKey, _ id: NSManagedObjectID?, _ row: StoredRow?, in context: NSManagedObjectContext
    ) -> NSManagedObject {
        let registry = context.registry
        var fault = Fault(
            origin: Unmanaged.passRetained(key.origin), number: key.number, id: id.map(Unmanaged.passRetained),
            page: row.map { Unmanaged.passRetained($0.page) }, head: row?.head,
            registry: Unmanaged.passRetained(registry))
        let object = withUnsafeMutablePointer(to: &fault) { place in
            staging(place) { make(key.origin.entity, key.origin.type, in: context) }
        }
        registry.add(object)
        if context.keepsObjects { context.retained.insert(object) }
        return object
    }

    /// Faults for the rows of one page whose objects are not in memory, which the context knows from here on.
    ///
    /// - Parameters:
    ///   - missing: A bit for each of the rows without an object; there are at most 64.
    ///   - objects: Where the objects go.
    static func make(
        _ heads: UnsafeBufferPointer<RowHead.Place>, _ page: Unmanaged<RowPage>, missing: UInt64,
        into objects: UnsafeMutablePointer<NSManagedObject>, in context: NSManagedObjectContext
    ) {
        let origin = page._withUnsafeGuaranteedRef { $0.originReference }
        let registry = Unmanaged.passUnretained(context.registry)
        let count = missing.nonzeroBitCount
        ManyRetains.retain(origin, count)
        ManyRetains.retain(registry, count)
        ManyRetains.retain(page, count)
        var fault = Fault(
            origin: origin, number: 0, id: nil, page: page, head: nil, registry: registry, isWaiting: false)
        let (entity, type) = origin._withUnsafeGuaranteedRef { ($0.entity, $0.type) }
        withUnsafeMutablePointer(to: &fault) { place in
            staging(place) {
                for position in heads.indices where missing & 1 << UInt64(position) != 0 {
                    place.pointee.number = heads[position].pointee.number
                    place.pointee.head = heads[position]
                    place.pointee.isWaiting = true
                    (objects + position).initialize(to: make(entity, type, in: context))
                }
            }
        }
    }

    /// Has initialisers find a fault on this thread.
    @inline(__always)
    private static func staging<Result>(_ fault: UnsafeMutablePointer<Fault>, _ body: () -> Result) -> Result {
        let before = pthread_getspecific(key)
        pthread_setspecific(key, fault)
        defer { pthread_setspecific(key, before) }
        return body()
    }

    /// An object of the class that the entity names.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        make(entity, entity.objectClass, in: context)
    }

    @inline(__always)
    static func make(
        _ entity: NSEntityDescription, _ type: NSManagedObject.Type, in context: NSManagedObjectContext?
    ) -> NSManagedObject {
        guard type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        return InitializerSlots.metatype(of: type, as: _ManagedObjectCreator.self)
            .init(entity: entity, insertInto: context) as NSManagedObject
    }
}

/// Stands for whatever class an entity names; see `InitializerSlots`.
open class _ManagedObjectCreator: NSManagedObject {
    public required override init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) {
        super.init(entity: entity, insertInto: context)
    }
}
