public import Foundation
public import SeamFoundation

/// Sets values of what a predicate finds in the store, without objects. Nothing is validated; contexts are not told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    private let request: NSFetchRequest<any NSFetchRequestResult>

    /// Updates objects of the entity of that name.
    public init(entityName: String) { request = NSFetchRequest(entityName: entityName) }

    /// Updates objects of an entity.
    public init(entity: NSEntityDescription) {
        request = NSFetchRequest()
        request.entity = entity
    }

    /// The name of the entity.
    open var entityName: String { request.entityName ?? "" }
    /// The entity, once it is known.
    open var entity: NSEntityDescription { request.entity ?? NSEntityDescription() }
    /// Which objects; nil for all.
    open var predicate: NSPredicate? {
        get { request.predicate }
        set { request.predicate = newValue }
    }
    /// Whether objects of subentities are meant too. Yes by default.
    open var includesSubentities: Bool {
        get { request.includesSubentities }
        set { request.includesSubentities = newValue }
    }
    /// New values by the names of attributes or to-one relationships, or by their descriptions; expressions are computed
    /// from the object's values.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What to answer with.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let fetch = try context.storeFetch(request)
        var values: [(slot: Int, value: StoreBatch.NewValue)] = []
        for (key, value) in propertiesToUpdate ?? [:] {
            let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String ?? ""
            guard let slot = fetch.entity.layout.slot(of: name) else {
                misuse("NSInvalidArgumentException", "Invalid string key \(name) passed to propertiesToUpdate:")
            }
            if let expression = value as? SeamFoundation.NSExpression, expression.expressionType != .constantValue {
                values.append((slot, .expression(expression)))
            } else {
                let constant = (value as? SeamFoundation.NSExpression)?.constantValue ?? value
                values.append((slot, .value(try StoredValue.given(constant, at: slot, of: fetch.entity))))
            }
        }
        let ids = try context.run(.update(fetch, values: values), of: fetch.entity, stores: affectedStores)
        let result: Any =
            switch resultType {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: ids.count
            }
        return NSBatchUpdateResult(resultType: resultType, result: result)
    }
}

/// What a batch of updates answers with.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnlyResultType = 0
    /// The identifiers of what was updated.
    case updatedObjectIDsResultType = 1
    /// How many were updated.
    case updatedObjectsCountResultType = 2
}

/// What a batch of updates answered.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// What the result is.
    public final let resultType: NSBatchUpdateRequestResultType
    /// The result: a truth value, identifiers or a number.
    public final let result: Any?

    init(resultType: NSBatchUpdateRequestResultType, result: Any?) {
        self.resultType = resultType
        self.result = result
    }
}
