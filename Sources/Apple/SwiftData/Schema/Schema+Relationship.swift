extension Schema {
    /// What `@Relationship` says of a property.
    public struct Relationship: @unchecked Sendable {
        /// What happens to the objects at the other end when one is deleted.
        public enum DeleteRule: String, Codable, Sendable {
            /// Nothing; they no longer refer to it; they are deleted too; it may not be deleted while there are any.
            case noAction, nullify, cascade, deny
        }

        /// A trait of a relationship.
        public struct Option: Hashable, Sendable {
            /// No two objects refer to the same one.
            public static let unique = Option()
        }

        let options: [Option]
        let deleteRule: DeleteRule
        let minimum, maximum: Int?
        let originalName: String?
        let inverse: AnyKeyPath?
        let hashModifier: String?

        /// A relationship and what is at its other end.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            minimum = minimumModelCount
            maximum = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
            self.hashModifier = hashModifier
        }
    }
}
