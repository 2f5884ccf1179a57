public import Foundation

/// A property whose value is what a fetch finds. It is fetched once an object, until the object is refreshed.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// See ``fetchRequest``.
    final var storedRequest: NSObject? { willSet { checkEditable() } }

    override func emptyCopy() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSFetchedPropertyDescription)?.storedRequest = storedRequest?.copy() as? NSObject
        return copy
    }
}
