extension DataModel {
    /// An index of an entity.
    public struct FetchIndex: Codable, Equatable, Sendable {
        /// A part of an index.
        public struct Element: Codable, Equatable, Sendable {
            /// The property, where there is no expression.
            public var property: String?
            /// What is indexed, where it is no property.
            public var expression: String?
            /// The type of what the expression makes.
            public var expressionKind: Attribute.Kind?
            /// Whether the part is for ranges of numbers, as of coordinates.
            public var isRTree = false
            /// Whether small values come first.
            public var isAscending = true

            /// Creates a part for a property or nothing yet.
            public init(property: String? = nil) { self.property = property }
        }

        /// The name.
        public var name: String
        /// The parts, in order.
        public var elements: [Element]
        /// Leaves out the objects that do not meet the condition.
        public var predicate: String?

        /// Creates an index of parts.
        public init(name: String, elements: [Element]) {
            self.name = name
            self.elements = elements
        }
    }
}
