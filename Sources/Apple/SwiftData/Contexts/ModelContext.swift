internal import CoreData
public import Foundation
internal import SeamPrimitives

/// Objects of a container's models, with changes that are not saved yet.
public final class ModelContext: Equatable, @unchecked Sendable {
    /// The stores and models.
    public let container: ModelContainer
    let objects: NSManagedObjectContext
    /// Whether changes are saved by themselves, at the end of a turn of the main loop. True for a container's main context
    /// alone, until it is set.
    public var autosaveEnabled: Bool
    private var isSaveScheduled = false

    private struct Known {
        weak var model: AnyObject?
    }

    private var models: [ObjectIdentifier: Known] = [:]
    private var sweepCount = 64

    /// Creates a context that does not save by itself.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        objects = NSManagedObjectContext(
            concurrencyType: isMain ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
        objects.persistentStoreCoordinator = container.coordinator
        objects.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        objects.automaticallyMergesChangesFromParent = isMain
        autosaveEnabled = isMain
    }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    /// What takes changes back, if anything does.
    public var undoManager: UndoManager? {
        get { objects.undoManager }
        set { objects.undoManager = newValue }
    }

    // MARK: Changes

    /// Whether there is something to save.
    public var hasChanges: Bool { objects.hasChanges }

    /// Adds an object, and those that it refers to.
    public func insert<T: PersistentModel>(_ model: T) {
        let state = model._modelState
        guard state.object == nil else { return }
        let name = Schema.entityName(for: T.self)
        guard let entity = container.schema.model.entitiesByName[name] else {
            fatalError("SwiftData: \(name) is not a model of this context's container")
        }
        let properties = container.schema.properties[name] ?? []
        let values = properties.map { (model as Any)[keyPath: $0.keyPath] ?? nil }
        let object = NSManagedObject(entity: entity, insertInto: objects)
        state.object = object
        state.context = self
        models[ObjectIdentifier(object)] = Known(model: model)
        for (property, value) in zip(properties, values) { put(value, property, object) }
        try? objects.obtainPermanentIDs(for: [object])
        changed()
    }

    /// Deletes an object with the next save.
    public func delete<T: PersistentModel>(_ model: T) {
        guard let object = model._modelState.object else { return }
        objects.delete(object)
        changed()
    }

    /// Deletes the objects of a model for which a condition holds.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    func deleteAll<T: PersistentModel>(_ type: T.Type) throws { try delete(model: type) }

    /// Writes the changes to the stores.
    public func save() throws {
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try objects.save()
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    /// Forgets the changes since the last save.
    public func rollback() {
        objects.rollback()
        for entry in models.values {
            guard let model = entry.model as? any PersistentModel else { continue }
            Self.announce(model)
        }
    }

    /// Does a block, and saves what it changed.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// The context is about to save.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// The context has saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// Observers of all properties are told.
    private static func announce<T: PersistentModel>(_ model: T) {
        for metadata in T.schemaMetadata {
            guard let path = metadata.keyPath as? PartialKeyPath<T> else { continue }
            func tell<V>(_ type: V.Type) {
                guard let path = path as? KeyPath<T, V> else { return }
                model._modelState.registrar.withMutation(of: model, keyPath: path) {}
            }
            func open<V>(_ type: V.Type) { tell(type) }
            _openExistential(Swift.type(of: path).valueType, do: open)
        }
    }

    func changed() {
        guard autosaveEnabled, !isSaveScheduled else { return }
        isSaveScheduled = true
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            isSaveScheduled = false
            guard autosaveEnabled, hasChanges else { return }
            do { try save() } catch { print("SwiftData: error: \(error)") }
        }
    }

    // MARK: Objects

    /// The objects that were inserted since the last save.
    public var insertedModelsArray: [any PersistentModel] { objects.insertedObjects.map(model(of:)) }
    /// The objects that were changed since the last save.
    public var changedModelsArray: [any PersistentModel] { objects.updatedObjects.map(model(of:)) }
    /// The objects that were deleted since the last save.
    public var deletedModelsArray: [any PersistentModel] { objects.deletedObjects.map(model(of:)) }

    /// The object of an identifier.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let id = persistentModelID.objectID else {
            fatalError("SwiftData: the identifier is that of an object in no context")
        }
        return model(of: objects.object(with: id))
    }

    /// The object of an identifier, if it is in the context.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let id = persistentModelID.objectID, let object = objects.registeredObject(for: id) else { return nil }
        return model(of: object) as? T
    }

    /// The object of an identifier, of its known class.
    public subscript<T: PersistentModel>(_ persistentModelID: PersistentIdentifier, as type: T.Type) -> T? {
        guard let id = persistentModelID.objectID, let object = try? objects.existingObject(with: id) else {
            return nil
        }
        return model(of: object) as? T
    }

    /// The model for what Core Data has.
    func model(of object: NSManagedObject) -> any PersistentModel {
        let key = ObjectIdentifier(object)
        if let known = models[key]?.model as? any PersistentModel, known._modelState.object === object { return known }
        guard let name = object.entity.name, let type = container.type(named: name) else {
            fatalError("SwiftData: \(object.entity.name ?? "an object") is not a model of this context's container")
        }
        let made = type.init(_restoring: _ModelState(object: object, context: self))
        models[key] = Known(model: made)
        if models.count > sweepCount {
            models = models.filter { $0.value.model != nil }
            sweepCount = max(64, models.count * 2)
        }
        return made
    }
}
