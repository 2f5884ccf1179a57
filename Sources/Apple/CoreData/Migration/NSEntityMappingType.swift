/// What becomes of the objects of an entity in a migration.
public enum NSEntityMappingType: UInt, Sendable {
    /// The app's code says.
    case undefinedEntityMappingType = 0
    /// A policy of the app's says.
    case customEntityMappingType = 1
    /// The entity is new: there are no objects to take over.
    case addEntityMappingType = 2
    /// The entity is gone, and its objects with it.
    case removeEntityMappingType = 3
    /// The objects stay as they are.
    case copyEntityMappingType = 4
    /// The objects get other properties.
    case transformEntityMappingType = 5
}
