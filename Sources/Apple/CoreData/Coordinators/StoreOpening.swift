internal import Foundation

/// Opens one store for a coordinator.
struct StoreOpening {
    let coordinator: NSPersistentStoreCoordinator
    let type: String
    let configuration: String?
    let url: URL?
    let options: [AnyHashable: Any]?
    let entities: [NSEntityDescription]

    func open() throws -> NSPersistentStore {
        switch type {
        case NSInMemoryStoreType:
            let backend = MemoryStore(model: coordinator.managedObjectModel)
            let store = store(backend)
            backend.store = store
            return store
        case NSSQLiteStoreType:
            guard let url else {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
                    userInfo: [NSLocalizedDescriptionKey: "A SQLite store needs a file."])
            }
            let backend = SQLiteStore(
                url: url, configuration: configuration, model: coordinator.managedObjectModel, options: options)
            do {
                try backend.open()
            } catch let error as NSError where StoreMigration.isWanted(error, options) {
                try StoreMigration(
                    url: url, model: coordinator.managedObjectModel, configuration: configuration, options: options,
                    metadata: error.userInfo["metadata"] as? [String: Any] ?? [:]
                ).run()
                try backend.open()
            }
            let store = store(backend)
            backend.store = store
            backend.startWatching()
            return store
        default:
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError,
                userInfo: [NSLocalizedDescriptionKey: "There is no persistent store of the type \(type)."])
        }
    }

    private func store(_ backend: any StoreBackend) -> NSPersistentStore {
        NSPersistentStore(
            coordinator: coordinator, type: type, configuration: configuration, url: url, options: options,
            entities: entities, backend: backend)
    }
}
