internal import Foundation

/// The stores of a migration, and what became of each object.
final class MigrationRun {
    let source: NSManagedObjectContext
    let destination: NSManagedObjectContext
    private let coordinators: [NSPersistentStoreCoordinator]
    private var madeBy: [String: [NSManagedObject]] = [:]
    /// By mapping and the source's identifier; that of any mapping under no name.
    private var forward: [String: [NSManagedObjectID: [NSManagedObject]]] = [:]
    private var backward: [String: [ObjectIdentifier: NSManagedObject]] = [:]

    typealias Place = (url: URL, type: String, options: [AnyHashable: Any]?)

    init(_ manager: NSMigrationManager, source: Place, destination: Place) throws {
        let old = NSPersistentStoreCoordinator(managedObjectModel: manager.sourceModel)
        let new = NSPersistentStoreCoordinator(managedObjectModel: manager.destinationModel)
        coordinators = [old, new]
        self.source = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        self.source.persistentStoreCoordinator = old
        self.destination = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        self.destination.persistentStoreCoordinator = new
        self.destination.undoManager = nil
        var options = source.options ?? [:]
        options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true)
        // A store that does not fit is an error here, and not migrated within the migration.
        options[NSMigratePersistentStoresAutomaticallyOption] = nil
        let opened = try old.addPersistentStore(
            ofType: source.type, configurationName: nil, at: source.url, options: options)
        if destination.type == NSSQLiteStoreType { MigrationFiles.remove(destination.url) }
        let made = try new.addPersistentStore(
            ofType: destination.type, configurationName: nil, at: destination.url, options: destination.options)
        MigrationFiles.takeOver(opened, to: made)
    }

    func close() {
        for coordinator in coordinators {
            for store in coordinator.persistentStores { try? coordinator.remove(store) }
        }
    }

    func save() throws {
        // The store keeps its metadata with a save, were it of nothing else.
        try destination.save()
    }

    func associate(_ source: NSManagedObject, _ destination: NSManagedObject, _ name: String) {
        madeBy[name, default: []].append(destination)
        forward[name, default: [:]][source.objectID, default: []].append(destination)
        forward["", default: [:]][source.objectID, default: []].append(destination)
        backward[name, default: [:]][ObjectIdentifier(destination)] = source
    }

    func made(by name: String) -> [NSManagedObject] { madeBy[name] ?? [] }

    func destinations(of source: NSManagedObject, by name: String?) -> [NSManagedObject] {
        forward[name ?? ""]?[source.objectID] ?? []
    }

    func source(of destination: NSManagedObject, by name: String) -> NSManagedObject? {
        backward[name]?[ObjectIdentifier(destination)]
    }
}
