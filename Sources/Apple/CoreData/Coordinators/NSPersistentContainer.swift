public import Foundation

/// A model, its coordinator and a context for views, made in one go.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    private let ownName: String
    private let model: NSManagedObjectModel
    private let coordinator: NSPersistentStoreCoordinator
    private let context: NSManagedObjectContext

    /// What the stores are described by. One of SQLite's in the app's folder for such files, until it is set.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container for the model of that name, in the app's bundle or in that of the container's class.
    public convenience init(name: String) {
        let bundles = [Bundle.main, Bundle(for: Self.self)] + Bundle.allBundles
        let urls = bundles.lazy.compactMap { bundle in
            bundle.url(forResource: name, withExtension: "momd") ?? bundle.url(forResource: name, withExtension: "mom")
        }
        if let model = urls.compactMap(NSManagedObjectModel.init(contentsOf:)).first {
            self.init(name: name, managedObjectModel: model)
        } else {
            print("CoreData: error: Failed to load model named \(name)")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
        }
    }

    /// Makes a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        ownName = name
        self.model = model
        coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        context.name = "viewContext"
        persistentStoreDescriptions = []
        super.init()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent(name).appendingPathExtension("sqlite"))
        ]
    }

    /// The name that the container was made with.
    open var name: String { ownName }
    /// The context for views, on the main queue.
    open var viewContext: NSManagedObjectContext { context }
    /// What the stores keep.
    open var managedObjectModel: NSManagedObjectModel { model }
    /// What has the stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator { coordinator }

    /// The folder for stores: the app's folder for files that it supports itself with.
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Opens the stores that are described. The closure is told of each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if let url = description.url, description.type == NSSQLiteStoreType, url.path != "/dev/null" {
                try? FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            coordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context with a queue of its own, for work in the background.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    /// Runs a closure with a context of its own, in the background.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a context of its own, in the background, and gives what it gives.
    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}
