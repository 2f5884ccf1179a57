internal import Documents
public import Foundation

/// A property whose value is what a fetch finds. It is fetched once an object, until the object is refreshed.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    /// Which objects. Its predicate may speak of `$FETCH_SOURCE`, the object whose property it is.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        get { storedRequest as? NSFetchRequest<any NSFetchRequestResult> }
        set { storedRequest = newValue }
    }

    /// See ``fetchRequest``.
    final var storedRequest: NSObject? { willSet { checkEditable() } }

    /// The request as the model's file has it.
    final var sourceRequest: DataModel.FetchRequest?

    override func emptyCopy() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSFetchedPropertyDescription {
            copy.storedRequest = storedRequest?.copy() as? NSObject
            copy.sourceRequest = sourceRequest
        }
        return copy
    }
}
