extension DataModel {
    /// An entity of a model.
    public struct Entity: Codable, Equatable, Sendable {
        /// How Xcode makes the class of an entity.
        public enum CodeGeneration: String, Codable, Sendable {
            /// The author writes it.
            case manual
            /// The class and its properties.
            case `class`
            /// The properties alone; the author writes the class.
            case category
        }

        /// The name.
        public var name: String
        /// The class as the file names it: alone, after the name of a module, or after a point for the app's own module.
        public var className: String?
        /// The name of the entity that it inherits from.
        public var parent: String?
        /// Whether there are objects of subentities alone.
        public var isAbstract = false
        /// How the class is made.
        public var codeGeneration = CodeGeneration.manual
        /// The attributes, as in the file.
        public var attributes: [Attribute] = []
        /// The relationships, as in the file.
        public var relationships: [Relationship] = []
        /// The fetched properties, as in the file.
        public var fetchedProperties: [FetchedProperty] = []
        /// Groups of attributes that no two objects share the values of.
        public var uniquenessConstraints: [[String]] = []
        /// The indexes.
        public var indexes: [FetchIndex] = []
        /// Groups of properties with an index together, as older versions of Xcode wrote them.
        public var compoundIndexes: [[String]] = []
        /// The name in the version before.
        public var renamingIdentifier: String?
        /// Makes the version hash another one.
        public var versionHashModifier: String?
        /// What Spotlight shows of an object.
        public var spotlightExpression: String?
        /// Values of the author's.
        public var userInfo: [String: String] = [:]
        /// The line of the file, from 1.
        public var line = 1

        /// Creates an entity without properties.
        public init(name: String) { self.name = name }

        /// The name of the class without module; nil where objects are of no class of the app's.
        public var plainClassName: String? {
            let name = className?.split(separator: ".").last.map(String.init) ?? ""
            return name.isEmpty || name == "NSManagedObject" ? nil : name
        }
    }
}
