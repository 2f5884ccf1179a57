public import Foundation

extension NSManagedObjectContext {
    /// See ``execute(_:)``.
    final func run(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        checkThread()
        return try request.run(in: self)
    }

    /// Changes many rows in the stores.
    final func run(
        _ kind: StoreBatch.Kind, of entity: NSEntityDescription, stores: [NSPersistentStore]?
    ) throws -> [NSManagedObjectID] {
        guard let coordinator = persistentStoreCoordinator else { throw Self.noCoordinator }
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        let batch = StoreBatch(kind: kind, policy: policy, author: transactionAuthor, contextName: name)
        return try coordinator.apply(batch, entity: entity, stores: stores)
    }
}

extension NSPersistentStoreCoordinator {
    /// Executes a request for a context.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        if let fetch = request as? any AnyFetchRequest { return try context.perform(fetch) }
        return try request.run(in: context)
    }
}

extension StoredValue {
    /// A value that somebody gives for a slot.
    static func given(_ any: Any?, at slot: Int, of entity: NSEntityDescription) throws -> StoredValue {
        switch entity.layout.slots[slot] {
        case let attribute as NSAttributeDescription:
            let kind = AttributeKind(attribute.attributeType)
            if let value = StoredValue(any, as: kind) { return value }
            misuse(
                "NSInvalidArgumentException",
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                    + "\(kind.className); given type = \(any.map { "\(type(of: $0))" } ?? "nil").")
        default:
            switch any {
            case let object as NSManagedObject: return .reference(object.objectID)
            case let id as NSManagedObjectID: return .reference(id)
            default: return .null
            }
        }
    }
}
