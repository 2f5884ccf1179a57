extension NSPersistentStore {
    /// The type of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A store in SQLite's file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A store in memory, which goes with its coordinator.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}
