internal import Foundation

/// What must be right about a model before a coordinator uses it.
enum ModelCheck {
    /// The first mistake, in words for a programmer.
    static func firstMistake(of model: NSManagedObjectModel) -> String? {
        var names: Set<String> = []
        for entity in model.entities {
            guard let name = entity.name, !name.isEmpty else { return "Entities must be named" }
            guard names.insert(name).inserted else { return "Duplicate entity named '\(name)' in the model" }
        }
        for entity in model.entities {
            if let mistake = mistake(in: entity, names) { return mistake }
        }
        return nil
    }

    private static func mistake(in entity: NSEntityDescription, _ names: Set<String>) -> String? {
        let name = entity.name ?? ""
        var ancestors: [NSEntityDescription] = [entity]
        while let parent = ancestors[ancestors.count - 1].superentity {
            guard !ancestors.contains(where: { $0 === parent }) else {
                return "Entity '\(name)' inherits from itself"
            }
            guard parent.owningModel === entity.owningModel else {
                return "The superentity of '\(name)' is not in the model"
            }
            ancestors.append(parent)
        }
        var seen: Set<String> = []
        for property in entity.ownProperties {
            guard !property.name.isEmpty else { return "Properties must be named: one of entity '\(name)' is not" }
            guard seen.insert(property.name).inserted else {
                return "Entity '\(name)' has two properties named '\(property.name)'"
            }
            if let mistake = mistake(in: property, of: name) { return mistake }
        }
        let known = entity.propertiesByName
        for constraint in entity.uniquenessNames {
            for part in constraint where known[String(part.prefix { $0 != "." })] == nil {
                return "Entity '\(name)' has a uniqueness constraint with an unknown property '\(part)'"
            }
        }
        for index in entity.indexes {
            for element in index.elements where element.property == nil {
                return "can't find attribute named \(element.propertyName ?? "")"
            }
        }
        return nil
    }

    private static func mistake(in property: NSPropertyDescription, of entity: String) -> String? {
        switch property {
        case let composite as NSCompositeAttributeDescription:
            for element in composite.elements {
                if let mistake = mistake(in: element, of: entity) { return mistake }
            }
        case let attribute as NSAttributeDescription:
            if attribute.attributeType == .undefinedAttributeType, !attribute.isTransient {
                return "Entity '\(entity)' has an attribute '\(attribute.name)' of undefined type that is not transient"
            }
            if let value = attribute.defaultValue, !attribute.attributeType.accepts(value) {
                return "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                    + "\(attribute.attributeValueClassName ?? "(null)"); given type = \(type(of: value)); "
                    + "value = \(value)."
            }
        case let relationship as NSRelationshipDescription:
            guard let destination = relationship.destinationEntity else {
                return "Relationship '\(relationship.name)' of entity '\(entity)' has no destination entity"
            }
            guard destination.owningModel === relationship.owningEntity?.owningModel else {
                return "The destination entity '\(destination.name ?? "")' of relationship '\(relationship.name)' of "
                    + "entity '\(entity)' is not in the model"
            }
            if let inverse = relationship.inverseRelationship {
                guard let back = inverse.owningEntity, destination.isKindOf(entity: back) else {
                    return "The inverse '\(inverse.name)' of relationship '\(relationship.name)' of entity '\(entity)' "
                        + "is not a relationship of its destination '\(destination.name ?? "")'"
                }
            }
            guard relationship.maxCount <= 0 || relationship.minCount <= relationship.maxCount else {
                return
                    "Relationship '\(relationship.name)' of entity '\(entity)' has a smallest count above its largest"
            }
        default: break
        }
        return nil
    }
}

extension NSAttributeType {
    /// Whether a value can be an attribute's of this type.
    func accepts(_ value: Any) -> Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            return value is NSNumber || value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool
        case .decimalAttributeType:
            return value is NSNumber || value is Decimal || value is any BinaryInteger
                || value is any BinaryFloatingPoint
        case .stringAttributeType: return value is String || value is NSString
        case .dateAttributeType: return value is Date || value is NSDate
        case .binaryDataAttributeType: return value is Data || value is NSData
        case .UUIDAttributeType: return value is UUID || value is NSUUID
        case .URIAttributeType: return value is URL || value is NSURL
        case .compositeAttributeType: return value is [String: Any] || value is NSDictionary
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: return true
        }
    }
}
