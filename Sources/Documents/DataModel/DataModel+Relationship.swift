extension DataModel {
    /// A relationship of an entity.
    public struct Relationship: Codable, Equatable, Sendable {
        /// What happens to the other end when an object is deleted, in the words of the file.
        public enum DeleteRule: String, Codable, Sendable {
            /// Nothing.
            case noAction = "No Action"
            /// It no longer refers to the deleted object.
            case nullify = "Nullify"
            /// It is deleted as well.
            case cascade = "Cascade"
            /// The deletion is refused as long as there is one.
            case deny = "Deny"
        }

        /// The name.
        public var name: String
        /// The entity at the other end.
        public var destination: String
        /// The relationship that leads back.
        public var inverse: String?
        /// Whether an object can be saved without an object at the other end.
        public var isOptional = false
        /// Whether the value is left out of the store.
        public var isTransient = false
        /// Whether there may be more than one object at the other end.
        public var isToMany = false
        /// Whether they have an order.
        public var isOrdered = false
        /// The smallest number of them; 0 stands for none.
        public var minimumCount = 0
        /// The largest number of them; 0 stands for any.
        public var maximumCount = 0
        /// What happens to the other end when an object is deleted.
        public var deleteRule = DeleteRule.nullify
        /// The name in the version before.
        public var renamingIdentifier: String?
        /// Makes the version hash another one.
        public var versionHashModifier: String?
        /// Values of the author's.
        public var userInfo: [String: String] = [:]
        /// The line of the file, from 1.
        public var line = 1

        /// Creates a relationship to one object.
        public init(name: String, destination: String) {
            self.name = name
            self.destination = destination
        }
    }
}
