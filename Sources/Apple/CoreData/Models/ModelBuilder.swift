internal import Documents
internal import Foundation
internal import SeamFoundation

/// Makes the entities of a model of what the build has kept of it.
struct ModelBuilder {
    private let model: DataModel

    init(_ model: DataModel) { self.model = model }

    /// Gives the entities, configurations and fetch requests to a model that is empty.
    func build(_ target: NSManagedObjectModel) {
        let entities = model.entities.map(entity)
        NSManagedObjectModel.join(entities)
        target.entities = entities
        for configuration in model.configurations {
            target.setConfiguration(configuration.name, names: configuration.entities)
        }
        for request in model.fetchRequests { target.storedRequests[request.name] = request }
        let identifiers = (model.versionIdentifier ?? "").split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        target.versionIdentifiers = Set(identifiers.filter { !$0.isEmpty })
    }

    private func entity(_ source: DataModel.Entity) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = source.name
        entity.managedObjectClassName = source.className ?? "NSManagedObject"
        entity.isAbstract = source.isAbstract
        entity.parentName = source.parent
        entity.userInfo = source.userInfo.isEmpty ? nil : source.userInfo
        entity.versionHashModifier = source.versionHashModifier
        if let name = source.renamingIdentifier { entity.renamingIdentifier = name }
        var properties: [NSPropertyDescription] = source.attributes.map { attribute($0) }
        properties += source.relationships.map(relationship)
        properties += source.fetchedProperties.map(fetchedProperty)
        entity.properties = properties
        entity.uniquenessConstraints = source.uniquenessConstraints
        entity.compoundIndexes = source.compoundIndexes
        var names: Set<String> = []
        entity.indexes = source.indexes.filter { names.insert($0.name).inserted }.map(index)
        entity.coreSpotlightDisplayNameExpression = source.spotlightExpression.flatMap {
            try? PredicateParser.expression($0, [])
        }
        return entity
    }

    // MARK: Attributes

    private func attribute(_ source: DataModel.Attribute, depth: Int = 0) -> NSAttributeDescription {
        let attribute: NSAttributeDescription
        if let derivation = source.derivation {
            let derived = NSDerivedAttributeDescription()
            derived.derivationFormat = derivation
            attribute = derived
        } else if source.kind == .composite {
            let composite = NSCompositeAttributeDescription()
            let found =
                source.composite.flatMap { name in model.composites.first { $0.name == name } }
                ?? (model.composites.count == 1 ? model.composites[0] : nil)
            // A composite in itself would have no end.
            if depth < 8 { composite.elements = found?.attributes.map { self.attribute($0, depth: depth + 1) } ?? [] }
            attribute = composite
        } else {
            attribute = NSAttributeDescription()
        }
        describe(attribute, as: source)
        attribute.attributeType = source.kind.attributeType
        attribute.defaultValue = source.defaultValue.flatMap { source.kind.value($0) }
        attribute.valueTransformerName = source.valueTransformer
        if let name = source.valueClass { attribute.attributeValueClassName = name }
        attribute.allowsExternalBinaryDataStorage = source.allowsExternalStorage
        attribute.allowsCloudEncryption = source.allowsCloudEncryption
        attribute.preservesValueInHistoryOnDeletion = source.preservesAfterDeletion
        attribute.isIndexed = source.isIndexed
        attribute.isIndexedBySpotlight = source.isIndexedBySpotlight
        let conditions = AttributeConditions(source).conditions
        attribute.setValidation(conditions.map(\.predicate), warnings: conditions.map(\.code))
        return attribute
    }

    private func describe(_ property: NSPropertyDescription, as source: DataModel.Attribute) {
        property.name = source.name
        property.isOptional = source.isOptional
        property.isTransient = source.isTransient
        property.versionHashModifier = source.versionHashModifier
        property.userInfo = source.userInfo.isEmpty ? nil : source.userInfo
        if let name = source.renamingIdentifier { property.renamingIdentifier = name }
    }

    // MARK: Relationships

    private func relationship(_ source: DataModel.Relationship) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = source.name
        relationship.isOptional = source.isOptional
        relationship.isTransient = source.isTransient
        relationship.versionHashModifier = source.versionHashModifier
        relationship.userInfo = source.userInfo.isEmpty ? nil : source.userInfo
        if let name = source.renamingIdentifier { relationship.renamingIdentifier = name }
        relationship.destinationName = source.destination
        relationship.inverseName = source.inverse
        relationship.maxCount = source.isToMany ? source.maximumCount : 1
        relationship.minCount = source.minimumCount
        relationship.isOrdered = source.isOrdered
        relationship.deleteRule =
            switch source.deleteRule {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
        return relationship
    }

    private func fetchedProperty(_ source: DataModel.FetchedProperty) -> NSFetchedPropertyDescription {
        let property = NSFetchedPropertyDescription()
        property.name = source.name
        property.isOptional = source.isOptional
        property.userInfo = source.userInfo.isEmpty ? nil : source.userInfo
        property.sourceRequest = source.request
        return property
    }

    private func index(_ source: DataModel.FetchIndex) -> NSFetchIndexDescription {
        let elements = source.elements.compactMap { part -> NSFetchIndexElementDescription? in
            let collation = part.isRTree ? NSFetchIndexElementType.rTree : .binary
            let element: NSFetchIndexElementDescription
            if let text = part.expression {
                guard let expression = try? PredicateParser.expression(text, []) else { return nil }
                let computed = NSExpressionDescription()
                computed.name = text
                computed.expression = expression
                computed.expressionResultType = part.expressionKind?.attributeType ?? .undefinedAttributeType
                element = NSFetchIndexElementDescription(property: computed, collationType: collation)
            } else {
                guard let name = part.property else { return nil }
                element = NSFetchIndexElementDescription(name: name, collationType: collation)
            }
            element.isAscending = part.isAscending
            return element
        }
        let index = NSFetchIndexDescription(name: source.name, elements: elements)
        index.partialIndexPredicate = source.predicate.flatMap { try? PredicateParser.predicate($0, []) }
        return index
    }
}

extension DataModel.Attribute.Kind {
    var attributeType: NSAttributeType {
        switch self {
        case .undefined: .undefinedAttributeType
        case .integer16: .integer16AttributeType
        case .integer32: .integer32AttributeType
        case .integer64: .integer64AttributeType
        case .decimal: .decimalAttributeType
        case .double: .doubleAttributeType
        case .float: .floatAttributeType
        case .string: .stringAttributeType
        case .boolean: .booleanAttributeType
        case .date: .dateAttributeType
        case .binary: .binaryDataAttributeType
        case .uuid: .UUIDAttributeType
        case .uri: .URIAttributeType
        case .transformable: .transformableAttributeType
        case .objectID: .objectIDAttributeType
        case .composite: .compositeAttributeType
        }
    }

    private func number(_ text: String) -> Double? { DataModel.Attribute.number(text) }

    /// The value that a text of the model stands for; nil for one that it does not.
    func value(_ text: String) -> Any? {
        switch self {
        case .integer16, .integer32, .integer64:
            if let number = Int64(text) { return NSNumber(value: number) }
            return number(text).flatMap { Int64(exactly: $0.rounded(.towardZero)) }.map { NSNumber(value: $0) }
        case .decimal:
            let given = Double(text) == nil ? number(text).map { "\($0)" } ?? text : text
            return Decimal(string: given, locale: Locale(identifier: "en_US_POSIX")).map {
                NSDecimalNumber(decimal: $0)
            }
        case .double: return number(text).map { NSNumber(value: $0) }
        case .float: return number(text).map { NSNumber(value: Float($0)) }
        case .string: return text
        case .boolean: return NSNumber(value: number(text).map { $0 != 0 } ?? false)
        case .date: return number(text).map(Date.init(timeIntervalSinceReferenceDate:))
        case .uuid: return UUID(uuidString: text)
        case .uri: return URL(string: text)
        case .undefined, .binary, .transformable, .objectID, .composite: return nil
        }
    }
}
