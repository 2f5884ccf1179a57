internal import CoreData
internal import Foundation

/// Makes Core Data's model of classes.
enum SchemaBuilder {
    static func model(
        _ types: [any PersistentModel.Type], _ properties: [String: [SchemaProperty]]
    ) -> NSManagedObjectModel {
        var entities: [String: NSEntityDescription] = [:]
        for type in types {
            let entity = NSEntityDescription()
            entity.name = Schema.entityName(for: type)
            entities[entity.name!] = entity
        }
        for (name, entity) in entities {
            entity.properties = (properties[name] ?? []).map { property in
                property.destination == nil ? attribute(property) : relationship(property, entities)
            }
            let unique = (properties[name] ?? []).filter { $0.attribute?.options.contains(.unique) == true }
            entity.uniquenessConstraints = unique.map { [$0.name] }
        }
        for type in types {
            let name = Schema.entityName(for: type)
            let keys = type._uniqueKeys.map { paths in
                paths.compactMap { path in properties[name]?.first { $0.keyPath == path }?.name }
            }
            entities[name]?.uniquenessConstraints += keys.filter { !$0.isEmpty }
        }
        pair(entities, properties)
        let model = NSManagedObjectModel()
        model.entities = entities.values.sorted { $0.name! < $1.name! }
        return model
    }

    private static func attribute(_ property: SchemaProperty) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = property.name
        // Rows of older versions lack what is new.
        attribute.isOptional = true
        switch property.kind {
        case .plain(let type), .raw(let type): attribute.attributeType = type
        default: attribute.attributeType = .binaryDataAttributeType
        }
        attribute.renamingIdentifier = property.attribute?.originalName
        attribute.versionHashModifier = property.attribute?.hashModifier
        for option in property.attribute?.options ?? [] {
            switch option.kind {
            case .externalStorage:
                attribute.allowsExternalBinaryDataStorage = attribute.attributeType == .binaryDataAttributeType
            case .ephemeral: attribute.isTransient = true
            case .preserved: attribute.preservesValueInHistoryOnDeletion = true
            case .encrypted: attribute.allowsCloudEncryption = true
            case .transformable(let name):
                attribute.attributeType = .transformableAttributeType
                attribute.valueTransformerName = name
            case .unique, .spotlight: break
            }
        }
        return attribute
    }

    private static func relationship(
        _ property: SchemaProperty, _ entities: [String: NSEntityDescription]
    ) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = property.name
        relationship.isOptional = true
        if let destination = property.destination {
            relationship.destinationEntity = entities[Schema.entityName(for: destination)]
        }
        relationship.minCount = 0
        if case .toOne = property.kind { relationship.maxCount = 1 }
        relationship.renamingIdentifier = property.relationship?.originalName
        relationship.deleteRule =
            switch property.relationship?.deleteRule ?? .nullify {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        return relationship
    }

    /// Finds the two ends of relationships: by what is said, and else where there is only one candidate.
    private static func pair(_ entities: [String: NSEntityDescription], _ properties: [String: [SchemaProperty]]) {
        func join(_ a: NSRelationshipDescription, _ b: NSRelationshipDescription) {
            a.inverseRelationship = b
            b.inverseRelationship = a
        }
        for (name, entity) in entities {
            for property in properties[name] ?? [] {
                guard let path = property.relationship?.inverse, let destination = property.destination,
                    let other = properties[Schema.entityName(for: destination)]?.first(where: { $0.keyPath == path }),
                    let own = entity.relationshipsByName[property.name],
                    let far = own.destinationEntity?.relationshipsByName[other.name]
                else { continue }
                join(own, far)
            }
        }
        for entity in entities.values {
            for own in entity.relationshipsByName.values where own.inverseRelationship == nil {
                let far = own.destinationEntity?.relationshipsByName.values.filter {
                    $0.destinationEntity === entity && $0.inverseRelationship == nil && $0 !== own
                }
                let rivals = entity.relationshipsByName.values.filter {
                    $0.destinationEntity === own.destinationEntity && $0.inverseRelationship == nil
                }
                if let far, far.count == 1, rivals.count == 1 { join(own, far[0]) }
            }
        }
    }
}
