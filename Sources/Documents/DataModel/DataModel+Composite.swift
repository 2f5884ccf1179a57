extension DataModel {
    /// Attributes under a name, which an attribute can be made of.
    public struct Composite: Codable, Equatable, Sendable {
        /// The name.
        public var name: String
        /// The attributes that it is made of.
        public var attributes: [Attribute]

        /// Creates a composite of attributes.
        public init(name: String, attributes: [Attribute]) {
            self.name = name
            self.attributes = attributes
        }
    }
}
