extension DataModel {
    /// A property whose value a fetch finds.
    public struct FetchedProperty: Codable, Equatable, Sendable {
        /// The name.
        public var name: String
        /// Whether an object can be saved without a value.
        public var isOptional = false
        /// The request that finds the value.
        public var request: FetchRequest
        /// Values of the author's.
        public var userInfo: [String: String] = [:]

        /// Creates a property for a request.
        public init(name: String, request: FetchRequest) {
            self.name = name
            self.request = request
        }
    }
}
