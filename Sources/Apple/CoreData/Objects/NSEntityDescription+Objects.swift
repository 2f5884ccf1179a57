public import Foundation
internal import RuntimeShims
internal import ObjectiveC

/// What the objects of one entity need to know. Any thread.
final class EntityObjects: @unchecked Sendable {
    let layout: ObjectLayout
    let type: NSManagedObject.Type
    let rootName: String

    init(_ entity: NSEntityDescription) {
        layout = ObjectLayout(entity)
        type = Self.type(named: entity.managedObjectClassName ?? "", entity: entity)
        var root = entity
        while let parent = root.superentity { root = parent }
        rootName = root.name ?? ""
    }

    private static let lock = NSLock()

    static func of(_ entity: NSEntityDescription) -> EntityObjects {
        lock.withLock {
            if let known = entity.objects { return known }
            let made = EntityObjects(entity)
            if entity.isFrozen { entity.objects = made }
            return made
        }
    }

    /// The class that a model names: with its module, or in the app's or a test's.
    private static func type(named name: String, entity: NSEntityDescription) -> NSManagedObject.Type {
        guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
        let short = name.hasPrefix(".") ? String(name.dropFirst()) : name
        if let named = ClassNaming.type(named: short) as? NSManagedObject.Type { return named }
        // A class of another module than the model's is found by its name alone.
        let last = short.split(separator: ".").last.map(String.init) ?? short
        if let known = (ClassNames.find(short) ?? ClassNames.find(last)) as? NSManagedObject.Type { return known }
        print(
            "CoreData: warning: Unable to load class named '\(short)' for entity '\(entity.name ?? "")'. Class not found, "
                + "using default NSManagedObject instead.")
        return NSManagedObject.self
    }
}

extension NSEntityDescription {
    final var objectLayout: ObjectLayout { EntityObjects.of(self).layout }
    final var objectClass: NSManagedObject.Type { EntityObjects.of(self).type }
    final var rootName: String { EntityObjects.of(self).rootName }

    /// The entity of that name in the model of a context's coordinator.
    public class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        if let recent = context.recentNamedEntity, recent.name == entityName { return recent.entity }
        guard let model = context.model else {
            misuse(
                "NSInvalidArgumentException",
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name "
                    + "'\(entityName)'")
        }
        guard let found = model.entitiesByName[entityName] else { return nil }
        context.recentNamedEntity = (entityName, found, found.objectClass)
        return found
    }

    /// A new object of the entity of that name, inserted into a context.
    public class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        if let recent = context.recentNamedEntity, recent.name == entityName {
            return ObjectStaging.make(recent.entity, recent.type, in: context)
        }
        guard let entity = entity(forEntityName: entityName, in: context) else {
            misuse(
                "NSInternalInconsistencyException",
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return ObjectStaging.make(entity, in: context)
    }
}

extension NSManagedObject {
    /// What `NSManagedObject(entity:insertInto:)` makes: an object of the class that the entity names.
    public static func _makeForEntity(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject { ObjectStaging.make(entity, in: context) }

    /// The entity that the class stands for, in the models that are in use.
    public class func entity() -> NSEntityDescription {
        guard let entity = ModelsInUse.entity(of: self) else {
            misuse(
                "NSInvalidArgumentException",
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)' so +entity is confused. "
                    + "Have you loaded your NSManagedObjectModel yet ?")
        }
        return entity
    }

    /// The name of the entity that the class stands for, in the models that are in use.
    package final class var _entityNameInUse: String? { ModelsInUse.entity(of: self)?.name }

    /// A request for the objects of the class's entity.
    ///
    /// Generated classes have one of their own, which names the class of the objects and is taken where both would do.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = ModelsInUse.entity(of: self)
        return request
    }
}

/// The models that coordinators use, for those who know a class only. Any thread.
enum ModelsInUse {
    private struct Weak { weak var model: NSManagedObjectModel? }

    nonisolated(unsafe) private static var models: [Weak] = []
    private static let lock = NSLock()

    static func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil }
            if !models.contains(where: { $0.model === model }) { models.append(Weak(model: model)) }
        }
    }

    /// The entity whose class that is, in the model that came into use last.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let all = lock.withLock { models.compactMap(\.model) }
        return all.reversed().lazy.compactMap { entity(of: type, in: $0) }.first
    }

    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        let found = model.entities.filter { $0.objectClass == type }
        // Of several entities with one class, the one that is called so.
        return found.first { $0.name == String(describing: type) } ?? found.first
    }
}
