internal import Documents
public import Foundation

/// A property whose value is what a fetch finds. It is fetched once an object, until the object is refreshed.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
    private var request: NSFetchRequest<any NSFetchRequestResult>?

    /// The request that finds the value. Its predicate may use the variables `FETCH_SOURCE`, the object that is asked,
    /// and `FETCHED_PROPERTY`, this description.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
        get { request ?? sourceRequest.flatMap { owningEntity?.owningModel?.request($0) } }
        set {
            checkEditable()
            request = newValue
        }
    }

    /// The request as the model's file has it.
    final var sourceRequest: DataModel.FetchRequest?

    override func emptyCopy() -> NSPropertyDescription { NSFetchedPropertyDescription() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSFetchedPropertyDescription {
            copy.request = request?.copy() as? NSFetchRequest<any NSFetchRequestResult>
            copy.sourceRequest = sourceRequest
        }
        return copy
    }
}
