public import Foundation

extension NSManagedObjectContext {
    /// What the context goes on seeing, whatever others save; nil if it always sees what was saved last.
    ///
    /// ``NSQueryGenerationToken/current`` until the context reads for the first time.
    public var queryGenerationToken: NSQueryGenerationToken? { generation }

    /// See ``setQueryGenerationFrom(_:)``.
    final func keepToGeneration(_ generation: NSQueryGenerationToken?) throws {
        checkThread()
        guard parent == nil else {
            throw Self.generationError("A context with a parent sees what its parent sees.")
        }
        guard generation?.isLost != true,
            generation?.generations.values.allSatisfy({ $0.connection != nil }) != false
        else {
            throw Self.generationError("A store of the query generation was removed, or nobody has kept what it had.")
        }
        self.generation = generation
    }

    private static func generationError(_ reason: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    /// The context is about to see what was saved last, and keeps to that.
    final func advanceGeneration() {
        if generation != nil { generation = .current }
    }
}

/// A coordinator's stores as a context sees them that keeps to what they had at one moment.
final class GenerationSource: ObjectSource {
    private let context: NSManagedObjectContext
    private let coordinator: NSPersistentStoreCoordinator

    init(_ context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) {
        self.context = context
        self.coordinator = coordinator
    }

    var isContext: Bool { false }

    private func reading<Result>(_ body: () throws -> Result) throws -> Result {
        try coordinator.performAndWait {
            if context.generation?.isCurrent == true, !coordinator.persistentStores.isEmpty {
                let token = try coordinator.currentGeneration()
                // Stores without generations are always read as they are
                context.generation = token.generations.isEmpty ? nil : token
            }
            return try coordinator.reading(context.generation, body)
        }
    }

    func answer(_ fetch: StoreFetch, from stores: [NSPersistentStore]?) throws -> StoreAnswer {
        try reading { try coordinator.answer(fetch, from: stores) }
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? { try reading { try coordinator.row(of: id) } }

    func rows(of ids: [NSManagedObjectID]) throws -> [StoredRow] { try reading { try coordinator.rows(of: ids) } }

    func destinations(
        of relationship: NSRelationshipDescription, from id: NSManagedObjectID
    ) throws -> [NSManagedObjectID] {
        try reading { try coordinator.destinations(of: relationship, from: id) }
    }

    func reserveKeys(for entity: NSEntityDescription, count: Int, in store: NSPersistentStore?) throws -> ObjectKey {
        try coordinator.reserveKeys(for: entity, count: count, in: store)
    }

    func apply(_ changes: StoreChanges) throws -> [StoredRow] { try coordinator.apply(changes) }

    func isStale(_ row: StoredRow) -> Bool { coordinator.isStale(row) }
}

extension NSPersistentStoreCoordinator {
    /// What the stores have now, as far as they can keep it.
    func currentGeneration() throws -> NSQueryGenerationToken {
        try performAndWait {
            var generations: [String: StoreGeneration] = [:]
            for store in persistentStores { generations[store.identifier] = try store.backend.currentGeneration() }
            return NSQueryGenerationToken(generations)
        }
    }

    /// Runs a body to which the stores show what they had then.
    func reading<Result>(_ token: NSQueryGenerationToken?, _ body: () throws -> Result) rethrows -> Result {
        guard let token, !token.generations.isEmpty else { return try body() }
        return try performAndWait {
            let backends = persistentStores.map { ($0.backend, $0.backend.pin(token.generations[$0.identifier])) }
            defer { for (backend, before) in backends { _ = backend.pin(before) } }
            return try body()
        }
    }
}
