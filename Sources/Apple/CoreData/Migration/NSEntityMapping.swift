public import Foundation
public import SeamFoundation

public import class SeamFoundation.NSExpression

/// How the objects of one entity become those of another in a migration.
open class NSEntityMapping: NSObject, @unchecked Sendable {
    /// Creates a mapping without name and entities.
    public override init() {}

    /// The name, one of a kind in its mapping model.
    open var name: String! = ""

    /// What becomes of the objects. Undefined by default.
    open var mappingType: NSEntityMappingType = .undefinedEntityMappingType

    /// The name of the source's entity; nil if the destination's is new.
    open var sourceEntityName: String?

    /// The version hash of the source's entity.
    open var sourceEntityVersionHash: Data?

    /// The name of the destination's entity; nil if the source's is gone.
    open var destinationEntityName: String?

    /// The version hash of the destination's entity.
    open var destinationEntityVersionHash: Data?

    /// How attributes come about.
    open var attributeMappings: [NSPropertyMapping]?

    /// How relationships come about.
    open var relationshipMappings: [NSPropertyMapping]?

    /// Computes the objects that are migrated; those of the source's entity, without subentities, by default.
    open var sourceExpression: NSExpression?

    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]?

    /// The name of a class of the app's that does the migration: with its module, or as Objective-C has it. Nil stands for
    /// ``NSEntityMigrationPolicy``.
    open var entityMigrationPolicyClassName: String?

    /// Leaves out the source's objects that do not meet the condition.
    final var sourcePredicate: NSPredicate?

    open override var description: String {
        "<\(type(of: self))> name \(name ?? "(null)"), mappingType \(mappingType.rawValue), "
            + "sourceEntityName \(sourceEntityName ?? "(null)"), "
            + "destinationEntityName \(destinationEntityName ?? "(null)")"
    }
}
