import Combine

/// Hears an object's announcements of change for the view that shows it.
final class ObjectSubscription {
    private(set) weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    /// Hears `object` from now on, if it does not already.
    @MainActor
    func follow<O: ObservableObject>(_ object: O, for owner: any Invalidatable) {
        guard self.object !== object else { return }
        self.object = object
        cancellable = object.objectWillChange.sink { [weak owner] _ in invalidateFromAnywhere(owner) }
    }
}
