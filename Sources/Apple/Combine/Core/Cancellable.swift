/// A protocol indicating that an activity or action supports cancellation.
///
/// Calling `cancel()` frees what was allocated for the activity, and stops its side effects.
public protocol Cancellable {
    /// Cancels the activity.
    func cancel()
}

extension Cancellable {
    /// Stores this cancellable in the given collection, wrapped so that it cancels itself when that lets it go.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores this cancellable in the given set, wrapped so that it cancels itself when that lets it go.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
