/// All objects of a store as one transaction left them.
struct Snapshot {
    /// Rises with each transaction that is committed.
    var version: UInt64 = 0
    /// By the position of the class in the store.
    var tables: [Table] = []

    func row(_ link: ObjectLink) -> Row? {
        link.table < tables.count ? tables[link.table].row(link.key) : nil
    }
}
