public import Foundation

/// Which objects are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// What holds for the objects; nil for all.
    public var predicate: Predicate<T>?
    /// The order; the first that tells two apart decides.
    public var sortBy: [SortDescriptor<T>]
    /// The most objects; nil for all.
    public var fetchLimit: Int?
    /// How many objects are passed over.
    public var fetchOffset: Int?
    /// Whether objects count as they are now, and not as in the store.
    public var includePendingChanges = true
    /// What is read at once. Has no effect: whole rows are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The references whose objects are read at once. Has no effect: they are read when they are asked for.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a description: of all objects, in no order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
