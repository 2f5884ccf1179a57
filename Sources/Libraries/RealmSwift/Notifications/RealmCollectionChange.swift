/// What has changed in a collection.
public enum RealmCollectionChange<CollectionType> {
    /// The first time: the collection is there.
    case initial(CollectionType)
    /// The positions that were removed, of the collection as it was; those that were added, as it is; and those of objects
    /// that changed, as it was.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    /// The realm cannot be read.
    case error(any Error)
}
