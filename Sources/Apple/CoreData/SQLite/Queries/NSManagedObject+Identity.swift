internal import Foundation
internal import SeamFoundation

/// Predicates take an object and its identifier for equal.
extension NSManagedObject: PredicateIdentified {
    package var predicateIdentity: NSObject { objectID }

    package func predicateValue(forKey key: String) -> Any? {
        switch key {
        case "objectID" where entity.propertiesByName[key] == nil: objectID
        case "entity" where entity.propertiesByName[key] == nil: entity
        default: nil
        }
    }
}
