internal import Documents
internal import Foundation
internal import SeamFoundation

/// Makes the mappings of what the build has kept of a mapping model.
struct MappingBuilder {
    let sourceModel: NSManagedObjectModel?
    let destinationModel: NSManagedObjectModel?

    func mappings(_ file: DataMapping) -> [NSEntityMapping] {
        file.entities.map { source in
            let mapping = NSEntityMapping()
            mapping.name = source.name
            mapping.sourceEntityName = source.source
            mapping.destinationEntityName = source.destination
            mapping.sourceEntityVersionHash = source.source.flatMap { sourceModel?.entitiesByName[$0]?.versionHash }
            mapping.destinationEntityVersionHash = source.destination.flatMap {
                destinationModel?.entitiesByName[$0]?.versionHash
            }
            mapping.entityMigrationPolicyClassName = source.policy
            mapping.sourcePredicate = source.predicate.flatMap { try? PredicateParser.predicate($0, []) }
            mapping.mappingType =
                if source.source == nil {
                    .addEntityMappingType
                } else if source.destination == nil {
                    .removeEntityMappingType
                } else if source.policy != nil {
                    .customEntityMappingType
                } else {
                    .transformEntityMappingType
                }
            mapping.attributeMappings = source.properties.filter { !$0.isRelationship }.map {
                property($0, of: source)
            }
            mapping.relationshipMappings = source.properties.filter(\.isRelationship).map { property($0, of: source) }
            return mapping
        }
    }

    private func property(_ source: DataMapping.Property, of entity: DataMapping.Entity) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = source.name
        if let format = source.expression {
            mapping.valueExpression = try? PredicateParser.expression(format, [])
            return mapping
        }
        // The editor leaves out what follows from the models: the property of the same name.
        let origin = entity.source.flatMap { sourceModel?.entitiesByName[$0] }
        let name = origin.flatMap { origin -> String? in
            let renamed = entity.destination.flatMap {
                destinationModel?.entitiesByName[$0]?.propertiesByName[source.name]?.renamingIdentifier
            }
            let known = origin.propertiesByName
            return known[source.name] != nil ? source.name : renamed.flatMap { known[$0] == nil ? nil : $0 }
        }
        guard let name else { return mapping }
        if source.isRelationship {
            mapping.sourceName = name
        } else {
            mapping.valueExpression = try? PredicateParser.expression("$source.\(name)", [])
        }
        return mapping
    }
}
