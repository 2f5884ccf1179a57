extension DataModel {
    /// A fetch request with a name, or that of a fetched property.
    public struct FetchRequest: Codable, Equatable, Sendable {
        /// The name.
        public var name: String
        /// The entity that is fetched.
        public var entity: String
        /// The condition, in the language of predicates.
        public var predicate: String?
        /// The largest number of results; 0 stands for any.
        public var limit = 0
        /// The number of results fetched at once; 0 stands for all.
        public var batchSize = 0
        /// 0 for objects, 1 for identifiers, 2 for dictionaries, 4 for their number.
        public var resultType = 0
        /// Whether the objects are faults.
        public var returnsFaults = true
        /// Whether values are read with the objects.
        public var includesValues = true
        /// Whether objects of subentities count.
        public var includesSubentities = true
        /// Whether dictionaries are left out that were there already.
        public var returnsDistinctResults = false
        /// The line of the file, from 1.
        public var line = 1

        /// Creates a request for all objects of an entity.
        public init(name: String, entity: String) {
            self.name = name
            self.entity = entity
        }
    }
}
