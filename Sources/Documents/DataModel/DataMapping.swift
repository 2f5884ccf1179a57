import Foundation

/// A mapping model, as Xcode's editor keeps it in `Name.xcmappingmodel/xcmapping.xml`: how the objects of one version of
/// a model become those of another.
public struct DataMapping: Codable, Equatable, Sendable {
    /// The form of the encoded mapping. A reader takes its own alone.
    public static let format = 1

    /// A property of a mapping.
    public struct Property: Codable, Equatable, Sendable {
        /// The name in the destination.
        public var name: String
        /// Whether it is a relationship, and not an attribute.
        public var isRelationship: Bool
        /// Computes the value, in the language of predicates; nil where it follows from the models.
        public var expression: String?

        /// Creates a property whose value follows from the models.
        public init(name: String, isRelationship: Bool) {
            self.name = name
            self.isRelationship = isRelationship
        }
    }

    /// What becomes of the objects of an entity.
    public struct Entity: Codable, Equatable, Sendable {
        /// The name of the mapping.
        public var name: String
        /// The source's entity; nil if the destination's is new.
        public var source: String?
        /// The destination's entity; nil if the source's is gone.
        public var destination: String?
        /// The class that does the migration.
        public var policy: String?
        /// Leaves out the objects that do not meet the condition.
        public var predicate: String?
        /// The properties, in the order of their names.
        public var properties: [Property] = []

        /// Creates a mapping without properties.
        public init(name: String) { self.name = name }
    }

    /// See ``format``.
    public var format = DataMapping.format
    /// The path of the version that the mapping begins with, as the project had it.
    public var sourceModel: String?
    /// The path of the version that it leads to.
    public var destinationModel: String?
    /// The entities, in the order of the migration.
    public var entities: [Entity] = []

    /// Creates a mapping without entities.
    public init() {}

    /// The compiled form: a binary property list.
    public func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }
}
