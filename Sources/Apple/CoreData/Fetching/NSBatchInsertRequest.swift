public import Foundation

/// Inserts rows into the store, without keeping objects. Nothing is validated; contexts are not told.
///
/// The merge policy of the context says what becomes of a row whose values must be unique and stand in the store already:
/// with an error nothing is inserted, ``NSMergePolicy/mergeByPropertyObjectTrump`` gives the row in the store the values
/// that were named, ``NSMergePolicy/overwrite`` gives it all of them, and the others pass the new row over.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// Gives the next row; nil after the last.
    private typealias Rows = (NSManagedObjectContext, NSEntityDescription) throws -> StoreBatch.Row?

    private let name: String
    private let ownEntity: NSEntityDescription?
    private let next: Rows?

    private init(_ name: String, _ entity: NSEntityDescription?, _ next: Rows? = nil) {
        self.name = name
        ownEntity = entity
        self.next = next
    }

    /// Inserts rows of the entity of that name, with values by the names of its attributes.
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(entityName, nil)
        objectsToInsert = dictionaries
    }

    /// Inserts rows of an entity, with values by the names of its attributes.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entity.name ?? "", entity)
        objectsToInsert = dictionaries
    }

    /// Inserts rows of the entity of that name: the closure fills a dictionary for each, and answers true when there are no
    /// more.
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName, nil, Self.rows(handler))
    }

    /// Inserts rows of an entity: the closure fills a dictionary for each, and answers true when there are no more.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entity.name ?? "", entity, Self.rows(handler))
    }

    /// Inserts rows of the entity of that name: the closure fills an object for each, and answers true when there are no
    /// more.
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName, nil, Self.objects(handler))
    }

    /// Inserts rows of an entity: the closure fills an object for each, and answers true when there are no more.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entity.name ?? "", entity, Self.objects(handler))
    }

    /// The name of the entity.
    open var entityName: String { name }
    /// The entity, if it was given.
    open var entity: NSEntityDescription? { ownEntity }
    /// The rows to insert, unless a closure gives them.
    open var objectsToInsert: [[String: Any]]?
    /// What to answer with.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    private static func rows(
        _ handler: @escaping (NSMutableDictionary) -> Bool
    ) -> Rows {
        { _, entity in
            let dictionary = NSMutableDictionary()
            guard !handler(dictionary) else { return nil }
            var values: [String: Any] = [:]
            for (key, value) in dictionary { if let key = key as? String { values[key] = value } }
            return try row(values, of: entity)
        }
    }

    private static func objects(
        _ handler: @escaping (NSManagedObject) -> Bool
    ) -> Rows {
        { _, entity in
            let object = ObjectStaging.make(entity, in: nil)
            guard !handler(object) else { return nil }
            var values = object.state.values
            object.layout.transform(&values)
            let defaults = entity.objectLayout.defaults
            return StoreBatch.Row(
                values: values, given: values.indices.filter { object.state.values[$0] != defaults[$0] })
        }
    }

    private static func row(
        _ given: [String: Any], of entity: NSEntityDescription
    ) throws -> StoreBatch.Row {
        var values = entity.objectLayout.defaults
        var slots: [Int] = []
        for (key, value) in given {
            guard let slot = entity.layout.slot(of: key) else {
                misuse(
                    "NSInvalidArgumentException", "the entity \(entity.name ?? "") has no attribute '\(key)' to insert")
            }
            values[slot] = try StoredValue.given(value, at: slot, of: entity)
            slots.append(slot)
        }
        entity.objectLayout.transform(&values)
        return StoreBatch.Row(values: values, given: slots.sorted())
    }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        guard let entity = ownEntity ?? context.model?.entitiesByName[name] else {
            misuse("NSInvalidArgumentException", "there is no entity named '\(name)' to insert into")
        }
        entity.freeze()
        var rest = (objectsToInsert ?? [])[...]
        let kind = StoreBatch.Kind.insert(entity: entity) { [next] in
            if let next { return try next(context, entity) }
            return try rest.popFirst().map { try Self.row($0, of: entity) }
        }
        let ids = try context.run(kind, of: entity, stores: affectedStores)
        let result: Any =
            switch resultType {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: ids.count
            }
        return NSBatchInsertResult(resultType: resultType, result: result)
    }
}

/// What a batch of insertions answers with.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnly = 0
    /// The identifiers of what was inserted.
    case objectIDs = 1
    /// How many were inserted.
    case count = 2
}

/// What a batch of insertions answered.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// What the result is.
    public final let resultType: NSBatchInsertRequestResultType
    /// The result: a truth value, identifiers or a number.
    public final let result: Any?

    init(resultType: NSBatchInsertRequestResultType, result: Any?) {
        self.resultType = resultType
        self.result = result
    }
}
