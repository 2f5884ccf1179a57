/// Something under way that can be stopped.
public protocol Cancellable {
    /// Stops it, and lets go of what it kept alive. Calling it again has no effect.
    func cancel()
}

extension Cancellable {
    /// Wraps this in an ``AnyCancellable`` and appends that to a collection; it is cancelled when the collection lets
    /// it go.
    public func store<C>(in collection: inout C)
    where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Wraps this in an ``AnyCancellable`` and inserts that into a set; it is cancelled when the set lets it go.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
