internal import Foundation

/// Where the values of an entity's objects are in the rows of a store: a slot for each persistent attribute, those of
/// parents first and each group by name, elements of composite attributes one by one; then one for each to-one
/// relationship, in the same order.
final class EntityLayout: @unchecked Sendable {
    /// The attribute or to-one relationship of each slot.
    let slots: [NSPropertyDescription]
    /// The name of each slot; that of an element of a composite attribute is a path, as `address.street`.
    let names: [String]
    /// The slots of attributes come first; this is how many there are.
    let attributeCount: Int
    /// The relationships to many objects, which have no slot.
    let toMany: [NSRelationshipDescription]
    /// The composite attributes, which have none either: their elements do.
    let composites: [NSCompositeAttributeDescription]
    private let numbers: [String: Int]

    init(_ entity: NSEntityDescription) {
        var lines: [NSEntityDescription] = []
        var ancestor: NSEntityDescription? = entity
        while let current = ancestor, !lines.contains(where: { $0 === current }) {
            lines.insert(current, at: 0)
            ancestor = current.superentity
        }
        var slots: [NSPropertyDescription] = []
        var names: [String] = []
        var toOne: [NSRelationshipDescription] = []
        var toMany: [NSRelationshipDescription] = []
        var composites: [NSCompositeAttributeDescription] = []
        func add(_ attribute: NSAttributeDescription, below path: String) {
            guard !attribute.isTransient else { return }
            if let composite = attribute as? NSCompositeAttributeDescription {
                composites.append(composite)
                for element in composite.elements.sorted(by: { $0.name < $1.name }) {
                    add(element, below: path + attribute.name + ".")
                }
            } else {
                slots.append(attribute)
                names.append(path + attribute.name)
            }
        }
        // A property that is declared again has one slot, the last description's.
        let effective = entity.propertiesByName
        for line in lines {
            for property in line.ownProperties.sorted(by: { $0.name < $1.name })
            where effective[property.name] === property {
                switch property {
                case let attribute as NSAttributeDescription: add(attribute, below: "")
                case let relationship as NSRelationshipDescription where !relationship.isTransient:
                    if relationship.isToMany { toMany.append(relationship) } else { toOne.append(relationship) }
                default: break
                }
            }
        }
        attributeCount = slots.count
        slots += toOne as [NSPropertyDescription]
        names += toOne.map(\.name)
        self.slots = slots
        self.names = names
        self.toMany = toMany
        self.composites = composites
        numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The slot of an attribute, an element of a composite one by its path, or a to-one relationship.
    func slot(of name: String) -> Int? { numbers[name] }
}
