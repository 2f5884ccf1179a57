internal import Foundation

/// Where the objects of one entity have their values, and what new ones begin with. Any thread.
final class ObjectLayout: @unchecked Sendable {
    enum Place {
        /// A persistent attribute: its slot in the row.
        case attribute(slot: Int, AttributeKind)
        /// A to-one relationship: its slot in the row.
        case toOne(slot: Int, NSRelationshipDescription)
        /// A to-many relationship: its position among those.
        case toMany(Int, NSRelationshipDescription)
        /// An attribute that is not saved.
        case transient(NSAttributeDescription, AttributeKind)
        /// A composite attribute, whose elements have the slots.
        case composite(NSCompositeAttributeDescription)
        case fetched(NSFetchedPropertyDescription)
    }

    let rows: EntityLayout
    let places: [String: Place]
    /// The persistent attributes with short names.
    let attributes: AttributeTable
    /// The values of a new object, by slot.
    let defaults: ContiguousArray<StoredValue>
    /// The values of a new object that are not saved.
    let transientDefaults: [String: StoredValue]
    let toMany: [NSRelationshipDescription]
    /// The to-one relationships, with their slots.
    let toOne: [(slot: Int, relationship: NSRelationshipDescription)]

    /// Whether ``checked`` is empty.
    let isUnchecked: Bool
    /// Whether the objects have neither relationships nor attributes that are transformed.
    let isPlain: Bool

    /// The transformable attributes, with the names of their value transformers.
    private let transformers: [(slot: Int, name: String?)]

    init(_ entity: NSEntityDescription) {
        let rows = entity.layout
        var places: [String: Place] = [:]
        var transientDefaults: [String: StoredValue] = [:]
        var defaults = ContiguousArray(repeating: StoredValue.null, count: rows.slots.count)
        var toOne: [(slot: Int, relationship: NSRelationshipDescription)] = []
        for (slot, property) in rows.slots.enumerated() {
            if let attribute = property as? NSAttributeDescription {
                let kind = AttributeKind(attribute.attributeType)
                places[rows.names[slot]] = .attribute(slot: slot, kind)
                defaults[slot] = StoredValue(attribute.defaultValue, as: kind) ?? .null
            } else if let relationship = property as? NSRelationshipDescription {
                places[property.name] = .toOne(slot: slot, relationship)
                toOne.append((slot, relationship))
            }
        }
        for (position, relationship) in rows.toMany.enumerated() {
            places[relationship.name] = .toMany(position, relationship)
        }
        for property in entity.properties where places[property.name] == nil {
            if let composite = property as? NSCompositeAttributeDescription {
                places[property.name] = .composite(composite)
            } else if let attribute = property as? NSAttributeDescription {
                let kind = AttributeKind(attribute.attributeType)
                places[property.name] = .transient(attribute, kind)
                if let value = StoredValue(attribute.defaultValue, as: kind), !value.isNull {
                    transientDefaults[property.name] = value
                }
            } else if let fetched = property as? NSFetchedPropertyDescription {
                places[property.name] = .fetched(fetched)
            }
        }
        transformers = rows.slots.enumerated().compactMap { slot, property in
            guard let attribute = property as? NSAttributeDescription,
                AttributeKind(attribute.attributeType) == .transformable
            else { return nil }
            return (slot, attribute.valueTransformerName)
        }
        checked = Self.checked(places, rows)
        isUnchecked = checked.isEmpty
        isPlain = toOne.isEmpty && rows.toMany.isEmpty && transformers.isEmpty
        attributes = AttributeTable(
            places.compactMap { name, place in
                if case .attribute(let slot, let kind) = place { (name, slot, kind) } else { nil }
            })
        self.rows = rows
        self.places = places
        self.defaults = defaults
        self.transientDefaults = transientDefaults
        self.toOne = toOne
        toMany = rows.toMany
    }

    deinit { attributes.free() }

    /// Whether the objects lead to others.
    var hasRelationships: Bool { !toOne.isEmpty || !toMany.isEmpty }

    /// The properties whose values are checked before they are saved, by name: those that must have a value, or match
    /// something, or lead to so many objects.
    let checked: [(name: String, place: Place)]

    private static func checked(_ places: [String: Place], _ rows: EntityLayout) -> [(name: String, place: Place)] {
        let wanted = places.filter { _, place in
            switch place {
            case .attribute(let slot, _): rows.slots[slot].isChecked
            case .transient(let attribute, _): attribute.isChecked
            case .toOne(_, let relationship): relationship.isChecked
            case .toMany(_, let relationship):
                relationship.isChecked || relationship.minCount > 0 || relationship.maxCount > 0
            case .composite, .fetched: false
            }
        }
        return wanted.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Whether the entity has transformable attributes.
    var isTransforming: Bool { !transformers.isEmpty }

    /// Puts bytes in the place of the objects of transformable attributes.
    func transform(_ values: inout ContiguousArray<StoredValue>) {
        for (slot, name) in transformers {
            if case .object(let object) = values[slot] { values[slot] = TransformedValue.bytes(of: object, by: name) }
        }
    }

    /// Puts objects in the place of the bytes of transformable attributes.
    func restore(_ values: ContiguousArray<StoredValue>) -> ContiguousArray<StoredValue> {
        guard !transformers.isEmpty else { return values }
        var values = values
        for (slot, name) in transformers {
            if case .data(let data) = values[slot] { values[slot] = TransformedValue.object(in: data, by: name) }
        }
        return values
    }
}

extension NSPropertyDescription {
    /// Whether the property must have a value, or a value that matches something.
    fileprivate var isChecked: Bool { !isOptional || !validationPredicates.isEmpty }
}
