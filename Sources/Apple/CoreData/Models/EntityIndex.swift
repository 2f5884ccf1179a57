internal import Foundation

/// The properties of an entity by name and kind.
final class EntityIndex {
    let properties: [NSPropertyDescription]
    let byName: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        // What an entity declares comes after what it inherits, and wins.
        byName = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
        attributes = byName.compactMapValues { $0 as? NSAttributeDescription }
        relationships = byName.compactMapValues { $0 as? NSRelationshipDescription }
    }
}
