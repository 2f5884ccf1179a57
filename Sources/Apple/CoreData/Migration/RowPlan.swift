internal import Foundation

/// Where each value of a migrated row comes from.
struct RowPlan {
    private enum Origin {
        case slot(Int)
        case value(StoredValue)
    }

    private struct Place {
        var origin: Origin
        /// What stands where the source has nothing.
        var fallback: StoredValue
        var property: NSPropertyDescription
        var name: String
    }

    private let entity: NSEntityDescription
    private let places: [Place]

    init(_ mapping: NSEntityMapping, from old: NSEntityDescription, to new: NSEntityDescription) {
        entity = new
        let (before, after) = (old.layout, new.layout)
        let all = (mapping.attributeMappings ?? []) + (mapping.relationshipMappings ?? [])
        let origins = Dictionary(
            all.compactMap { property in property.name.map { ($0, property.sourceName) } }
        ) { first, _ in first }
        places = zip(after.slots, after.names).map { property, name in
            // An element of a composite attribute comes from that of the composite's origin.
            let parts = name.split(separator: ".", maxSplits: 1)
            let origin = origins[String(parts[0])].flatMap { $0 }
            let path = origin.map { parts.count > 1 ? $0 + "." + parts[1] : $0 }
            var fallback = StoredValue.null
            if let attribute = property as? NSAttributeDescription {
                fallback =
                    StoredValue(attribute.defaultValue, as: AttributeKind(attribute.attributeType)) ?? .null
            }
            let slot = path.flatMap { before.slot(of: $0) }
            // What is new begins with its default; what is empty stays so where it may.
            return Place(
                origin: slot.map(Origin.slot) ?? .value(fallback), fallback: property.isOptional ? .null : fallback,
                property: property, name: name)
        }
    }

    func values(
        of row: StoredRow, moved: (NSManagedObjectID) -> NSManagedObjectID?
    ) throws -> ContiguousArray<StoredValue> {
        var values = ContiguousArray<StoredValue>()
        values.reserveCapacity(places.count)
        for place in places {
            var value: StoredValue
            switch place.origin {
            case .slot(let slot): value = row.values[slot]
            case .value(let fixed): value = fixed
            }
            if case .reference(let id) = value { value = moved(id).map(StoredValue.reference) ?? .null }
            if case .null = value { value = place.fallback }
            if case .null = value, !place.property.isOptional, !(place.property is NSDerivedAttributeDescription) {
                let isAttribute = place.property is NSAttributeDescription
                let kind = isAttribute ? "attribute" : "relationship"
                throw NSError(
                    domain: NSCocoaErrorDomain, code: MigrationErrorCode.migration,
                    userInfo: [
                        "entity": entity.name ?? "", kind: place.name,
                        "reason": isAttribute
                            ? "Validation error missing attribute values on mandatory destination attribute"
                            : "Validation error missing relationship on mandatory destination relationship",
                    ])
            }
            values.append(value)
        }
        return values
    }
}
