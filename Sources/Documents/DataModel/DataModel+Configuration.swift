extension DataModel {
    /// Entities under a name, for a store that has them alone.
    public struct Configuration: Codable, Equatable, Sendable {
        /// The name.
        public var name: String
        /// The names of the entities.
        public var entities: [String]

        /// Creates a configuration of entities.
        public init(name: String, entities: [String]) {
            self.name = name
            self.entities = entities
        }
    }
}
