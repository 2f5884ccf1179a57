public import Foundation
internal import ObjectiveC
internal import SeamFoundation

/// Migrates the objects of one entity. An app's own kind does what a mapping cannot say; its class is named by
/// ``NSEntityMapping/entityMigrationPolicyClassName``.
///
/// The manager calls the methods in their order here, each for all mappings before the next, on the thread of the
/// migration. An error ends it, and leaves the store as it was.
open class NSEntityMigrationPolicy: NSObject {
    /// Creates a policy; the manager does so, once for each mapping.
    public required override init() {}

    /// Begins the migration of an entity.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Makes what becomes of one object: here one object with the values of the attribute mappings, which
    /// ``NSMigrationManager/associate(sourceInstance:withDestinationInstance:for:)`` is told of. Relationships come later.
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let entity = manager.destinationEntity(for: mapping) else { return }
        let made = NSEntityDescription.insertNewObject(
            forEntityName: entity.name ?? "", into: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let name = property.name, let expression = property.valueExpression else { continue }
            let scope = manager.scope(
                of: self, mapping, property, source: sInstance, destination: made, evaluated: sInstance)
            made.setValue(try manager.value(of: expression, in: scope), forKey: name)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: made, for: mapping)
    }

    /// All objects of the entity have been made.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Gives an object that was made the relationships of the relationship mappings.
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let sources = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance])
        guard let source = sources.first else { return }
        for property in mapping.relationshipMappings ?? [] {
            guard let name = property.name, let relationship = dInstance.entity.relationshipsByName[name] else {
                continue
            }
            let found: [NSManagedObject]
            if let sourceName = property.sourceName {
                found = manager.destinationInstances(forSourceRelationshipNamed: sourceName, of: source)
            } else if let expression = property.valueExpression {
                let scope = manager.scope(
                    of: self, mapping, property, source: source, destination: dInstance, evaluated: source)
                found = NSMigrationManager.objects(try manager.value(of: expression, in: scope))
            } else {
                continue
            }
            if !relationship.isToMany {
                dInstance.setValue(found.first, forKey: name)
            } else if relationship.isOrdered {
                dInstance.setValue(NSOrderedSet(array: found), forKey: name)
            } else {
                dInstance.setValue(NSSet(array: found), forKey: name)
            }
        }
    }

    /// All relationships of the entity's objects have been set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Checks what became of the objects, before they are saved.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Ends the migration of an entity.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// The variable of the migration's manager, in expressions of mappings.
public let NSMigrationManagerKey = "manager"
/// The variable of the object that is migrated.
public let NSMigrationSourceObjectKey = "source"
/// The variable of what becomes of the object.
public let NSMigrationDestinationObjectKey = "destination"
/// The variable of the entity's mapping.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The variable of the property's mapping.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The variable of the policy.
public let NSMigrationEntityPolicyKey = "entityPolicy"
