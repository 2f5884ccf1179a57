internal import Foundation
internal import SeamFoundation

/// Predicates take an object and its identifier for equal.
extension NSManagedObject: PredicateIdentified {
    package var predicateIdentity: NSObject { objectID }
}
