package import Foundation

/// An object that predicates take for equal to others of the same identity, as a managed object to its identifier.
package protocol PredicateIdentified: NSObject {
    var predicateIdentity: NSObject { get }

    /// The value of a key that is no property of the object's, such as its identifier; nil for others.
    func predicateValue(forKey key: String) -> Any?
}
