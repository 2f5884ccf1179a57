internal import Documents
internal import Foundation

/// Writes a model in the form that the build compiles models to, for a store to keep: the model that it was made with
/// may be gone when it is opened again.
///
/// What matters to a store is kept, and what a migration asks for; not the limits of values, nor the app's own values.
enum ModelArchive {
    /// The model that a store has kept; nil for what is none.
    static func model(_ data: Data) -> NSManagedObjectModel? {
        guard let source = try? PropertyListDecoder().decode(DataModel.self, from: data),
            source.format == DataModel.format
        else { return nil }
        let model = NSManagedObjectModel()
        ModelBuilder(source).build(model)
        return model
    }

    /// What a store keeps of a model.
    static func data(_ model: NSManagedObjectModel) throws -> Data {
        var result = DataModel()
        result.versionIdentifier = model.versionIdentifiers.map { "\($0)" }.sorted().joined(separator: ",")
        for entity in model.entities { result.entities.append(Self.entity(entity, &result.composites)) }
        result.configurations = model.configurationEntities.sorted { $0.key < $1.key }.map {
            DataModel.Configuration(name: $0, entities: $1)
        }
        return try result.encoded()
    }

    private static func entity(
        _ source: NSEntityDescription, _ composites: inout [DataModel.Composite]
    ) -> DataModel.Entity {
        var entity = DataModel.Entity(name: source.name ?? "")
        entity.className = source.managedObjectClassName
        entity.isAbstract = source.isAbstract
        entity.parent = source.superentity?.name
        entity.versionHashModifier = source.versionHashModifier
        entity.renamingIdentifier = source.renamingIdentifier == source.name ? nil : source.renamingIdentifier
        let inherited = (source.superentity?.uniquenessNames ?? []).count
        entity.uniquenessConstraints = Array(source.uniquenessNames.dropFirst(inherited))
        for property in source.ownProperties {
            switch property {
            case let property as NSAttributeDescription: entity.attributes.append(attribute(property, &composites))
            case let property as NSRelationshipDescription: entity.relationships.append(relationship(property))
            default: break
            }
        }
        return entity
    }

    private static func attribute(
        _ source: NSAttributeDescription, _ composites: inout [DataModel.Composite]
    ) -> DataModel.Attribute {
        var attribute = DataModel.Attribute(name: source.name, kind: source.attributeType.kind)
        attribute.isOptional = source.isOptional
        attribute.isTransient = source.isTransient
        attribute.versionHashModifier = source.versionHashModifier
        attribute.renamingIdentifier = source.renamingIdentifier == source.name ? nil : source.renamingIdentifier
        attribute.valueTransformer = source.valueTransformerName
        if source.attributeType == .transformableAttributeType { attribute.valueClass = source.attributeValueClassName }
        attribute.allowsExternalStorage = source.allowsExternalBinaryDataStorage
        attribute.preservesAfterDeletion = source.preservesValueInHistoryOnDeletion
        attribute.defaultValue = text(source.defaultValue)
        if let derived = source as? NSDerivedAttributeDescription {
            attribute.derivation = derived.derivationFormat ?? derived.derivationExpression.map { "\($0)" }
        }
        if let composite = source as? NSCompositeAttributeDescription {
            let elements = composite.elements.map { self.attribute($0, &composites) }
            let name = "\(composites.count)"
            composites.append(DataModel.Composite(name: name, attributes: elements))
            attribute.composite = name
        }
        return attribute
    }

    private static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let date as Date: "\(date.timeIntervalSinceReferenceDate)"
        case let uuid as UUID: uuid.uuidString
        case let url as URL: url.absoluteString
        case let flag as Bool: flag ? "1" : "0"
        case let number as NSNumber: number.stringValue
        case let number as any Numeric: "\(number)"
        default: nil
        }
    }

    private static func relationship(_ source: NSRelationshipDescription) -> DataModel.Relationship {
        var relationship = DataModel.Relationship(name: source.name, destination: source.destinationEntity?.name ?? "")
        relationship.inverse = source.inverseRelationship?.name
        relationship.isOptional = source.isOptional
        relationship.isTransient = source.isTransient
        relationship.isToMany = source.isToMany
        relationship.isOrdered = source.isOrdered
        relationship.minimumCount = source.minCount
        relationship.maximumCount = source.maxCount
        relationship.versionHashModifier = source.versionHashModifier
        relationship.renamingIdentifier = source.renamingIdentifier == source.name ? nil : source.renamingIdentifier
        relationship.deleteRule =
            switch source.deleteRule {
            case .noActionDeleteRule: .noAction
            case .nullifyDeleteRule: .nullify
            case .cascadeDeleteRule: .cascade
            case .denyDeleteRule: .deny
            }
        return relationship
    }
}

extension NSAttributeType {
    /// The type in the words of a model's file.
    var kind: DataModel.Attribute.Kind {
        DataModel.Attribute.Kind.allCases.first { $0.attributeType == self } ?? .undefined
    }
}
