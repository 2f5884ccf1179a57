internal import Foundation
internal import SeamFoundation

/// Infers how the objects of one version of a model become those of another, by the rules that Apple publishes under
/// "Migrating your data model automatically".
struct MappingInference {
    let source: NSManagedObjectModel
    let destination: NSManagedObjectModel

    func mappings() throws -> [NSEntityMapping] {
        var result: [NSEntityMapping] = []
        var taken: Set<String> = []
        for entity in destination.entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") }) {
            let name = entity.name ?? ""
            guard let origin = origin(of: entity) else {
                result.append(mapping("IEM_Add_\(name)", .addEntityMappingType, nil, entity))
                continue
            }
            guard taken.insert(origin.name ?? "").inserted else {
                throw error(
                    "Two entities of the destination come from the entity '\(origin.name ?? "")'", entity: name)
            }
            let isSame = origin.versionHash == entity.versionHash && origin.name == entity.name
            let made = mapping(
                "IEM_\(isSame ? "Copy" : "Transform")_\(name)",
                isSame ? .copyEntityMappingType : .transformEntityMappingType, origin, entity)
            try addProperties(to: made, from: origin, entity)
            result.append(made)
        }
        for entity in source.entities.sorted(by: { ($0.name ?? "") < ($1.name ?? "") })
        where !taken.contains(entity.name ?? "") {
            result.append(mapping("IEM_Remove_\(entity.name ?? "")", .removeEntityMappingType, entity, nil))
        }
        try checkHierarchies()
        return result
    }

    private func mapping(
        _ name: String, _ type: NSEntityMappingType, _ source: NSEntityDescription?,
        _ destination: NSEntityDescription?
    ) -> NSEntityMapping {
        let mapping = NSEntityMapping()
        mapping.name = name
        mapping.mappingType = type
        mapping.sourceEntityName = source?.name
        mapping.sourceEntityVersionHash = source?.versionHash
        mapping.destinationEntityName = destination?.name
        mapping.destinationEntityVersionHash = destination?.versionHash
        return mapping
    }

    /// The entity that an entity of the destination was in the source.
    private func origin(of entity: NSEntityDescription) -> NSEntityDescription? {
        let identifier = entity.renamingIdentifier ?? entity.name ?? ""
        return source.entitiesByName[identifier] ?? source.entities.first { $0.renamingIdentifier == identifier }
    }

    // MARK: Properties

    private func addProperties(
        to mapping: NSEntityMapping, from origin: NSEntityDescription, _ entity: NSEntityDescription
    ) throws {
        var attributes: [NSPropertyMapping] = []
        var relationships: [NSPropertyMapping] = []
        var taken: Set<String> = []
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
            guard !property.isTransient, !(property is NSFetchedPropertyDescription) else { continue }
            let made = NSPropertyMapping()
            made.name = name
            if let old = Self.origin(of: property, in: origin) {
                guard taken.insert(old.name).inserted else {
                    throw error(
                        "Two properties of the destination come from the property '\(old.name)'", entity: entity.name,
                        property: name)
                }
                try check(property, after: old, of: entity)
                made.sourceName = old.name
                made.valueExpression = try? PredicateParser.expression("$source.\(old.name)", [])
            }
            if property is NSRelationshipDescription {
                relationships.append(made)
            } else if property is NSAttributeDescription {
                attributes.append(made)
            }
        }
        mapping.attributeMappings = attributes
        mapping.relationshipMappings = relationships
    }

    /// The property that a property of the destination was in the source's entity.
    private static func origin(
        of property: NSPropertyDescription, in entity: NSEntityDescription
    ) -> NSPropertyDescription? {
        let identifier = property.renamingIdentifier ?? property.name
        let known = entity.propertiesByName
        guard let found = known[identifier] ?? known.values.first(where: { $0.renamingIdentifier == identifier }),
            !found.isTransient, !(found is NSFetchedPropertyDescription)
        else { return nil }
        return found
    }

    private func check(
        _ property: NSPropertyDescription, after old: NSPropertyDescription, of entity: NSEntityDescription
    ) throws {
        switch (old, property) {
        case (let old as NSAttributeDescription, let new as NSAttributeDescription):
            // What is computed is computed anew.
            guard !(new is NSDerivedAttributeDescription) else { return }
            guard old.attributeType == new.attributeType else {
                throw error(
                    "Source and destination attribute types are incompatible", entity: entity.name,
                    property: new.name)
            }
        case (let old as NSRelationshipDescription, let new as NSRelationshipDescription):
            guard !old.isToMany || new.isToMany else {
                throw error(
                    "Source and destination relationships are incompatible: one leads to many objects, the other to one",
                    entity: entity.name, property: new.name)
            }
            guard let end = old.destinationEntity, let target = new.destinationEntity, leads(end, to: target) else {
                throw error(
                    "Source and destination relationships are incompatible: they lead to different entities",
                    entity: entity.name, property: new.name)
            }
        default:
            throw error(
                "Source and destination properties are of different kinds", entity: entity.name,
                property: property.name)
        }
    }

    /// Whether objects of the source's entity are of the destination's afterwards, or are gone.
    private func leads(_ entity: NSEntityDescription, to target: NSEntityDescription) -> Bool {
        guard let successor = destination.entities.first(where: { origin(of: $0) === entity }) else { return true }
        // A relationship may lead to a parent or a child that the hierarchy got or lost.
        return successor.isKindOf(entity: target) || target.isKindOf(entity: successor)
    }

    // MARK: Hierarchies

    /// Entities that had no parent in common cannot get one that was there before: their objects' numbers would clash
    /// with those of others.
    private func checkHierarchies() throws {
        for entity in destination.entities {
            guard let old = origin(of: entity) else { continue }
            let root = Self.root(of: entity)
            guard root !== entity, let oldRoot = origin(of: root) else { continue }
            guard Self.root(of: old) === Self.root(of: oldRoot) || old.superentity == nil else {
                throw error(
                    "The entities '\(entity.name ?? "")' and '\(root.name ?? "")' have a parent in common that they had not",
                    entity: entity.name)
            }
        }
    }

    static func root(of entity: NSEntityDescription) -> NSEntityDescription {
        var root = entity
        while let parent = root.superentity { root = parent }
        return root
    }

    // MARK: Errors

    private func error(_ reason: String, entity: String?, property: String? = nil) -> NSError {
        var info: [String: Any] = ["reason": reason]
        info["entity"] = entity
        info["property"] = property
        return NSError(domain: NSCocoaErrorDomain, code: MigrationErrorCode.inferredMappingModel, userInfo: info)
    }
}
