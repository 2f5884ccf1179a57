internal import Foundation
internal import RuntimeShims

/// Makes the object for a row: through the designated initialiser that every subclass has, which sees from here that it
/// makes no new object.
enum ObjectStaging {
    private final class Stage { var id: NSManagedObjectID? }

    private static let key = "org.seam.coredata.staging"

    private static var stage: Stage {
        let values = Thread.current.threadDictionary
        if let stage = values[key] as? Stage { return stage }
        let stage = Stage()
        values[key] = stage
        return stage
    }

    /// The identifier of the object that is being made for a row, once.
    static func take() -> NSManagedObjectID? {
        let stage = stage
        defer { stage.id = nil }
        return stage.id
    }

    /// A fault for a row, of the class that its entity names.
    static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        stage.id = id
        return make(id.entity, in: context)
    }

    /// An object of the class that the entity names.
    static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        let type = entity.objectClass
        guard type != NSManagedObject.self else { return NSManagedObject(entity: entity, insertInto: context) }
        return InitializerSlots.metatype(of: type, as: _ManagedObjectCreator.self)
            .init(entity: entity, insertInto: context) as NSManagedObject
    }
}

/// Stands for whatever class an entity names; see `InitializerSlots`.
open class _ManagedObjectCreator: NSManagedObject {
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}
