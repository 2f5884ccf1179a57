internal import CoreData
public import Foundation

/// The models that a store keeps.
public final class Schema: @unchecked Sendable {
    /// A number that tells one form of a schema from the next.
    public struct Version: Hashable, Comparable, Codable, Sendable {
        /// The three parts of the number.
        public let major, minor, patch: Int

        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        public static func < (a: Version, b: Version) -> Bool {
            (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
        }
    }

    /// A property of a model, as its class says it.
    public struct PropertyMetadata: @unchecked Sendable {
        let name: String
        let keyPath: AnyKeyPath
        let attribute: Attribute?
        let relationship: Relationship?

        /// A property with what its marks say.
        public init(name: String, keypath: AnyKeyPath, metadata: Any? = nil) {
            self.name = name
            keyPath = keypath
            attribute = metadata as? Attribute
            relationship = metadata as? Relationship
        }
    }

    /// The classes, those that they refer to among them.
    let types: [any PersistentModel.Type]
    /// What the classes are called in the store.
    public let entities: [Entity]
    /// The version of the schema.
    public let version: Version
    let properties: [String: [SchemaProperty]]
    let model: NSManagedObjectModel

    /// Creates a schema of models, and of those that they refer to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var all: [any PersistentModel.Type] = []
        var properties: [String: [SchemaProperty]] = [:]
        func add(_ type: any PersistentModel.Type) {
            guard !all.contains(where: { $0 == type }) else { return }
            all.append(type)
            let own = type.schemaMetadata.map { SchemaProperty($0) }
            properties[Self.entityName(for: type)] = own
            for property in own { property.destination.map(add) }
        }
        types.forEach(add)
        self.types = all
        self.properties = properties
        let model = SchemaBuilder.model(all, properties)
        self.model = model
        entities = all.map { type in
            Entity(name: Self.entityName(for: type), properties: properties[Self.entityName(for: type)] ?? [])
        }
    }

    /// Creates a schema of models, and of those that they refer to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema that a type describes.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The name of a class in the store.
    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

    /// What a class is in the store, if it is there.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        entities.first { $0.name == Self.entityName(for: type) }
    }

    /// The models of one name, with their properties.
    public struct Entity: Hashable, Sendable {
        /// The name of the class.
        public let name: String
        /// The names of the values that are kept.
        public let attributesByName: Set<String>
        /// The names of the references to other models.
        public let relationshipsByName: Set<String>

        init(name: String, properties: [SchemaProperty]) {
            self.name = name
            attributesByName = Set(properties.filter { $0.destination == nil }.map(\.name))
            relationshipsByName = Set(properties.filter { $0.destination != nil }.map(\.name))
        }
    }
}

/// A form that the models of an app had in one of its versions.
public protocol VersionedSchema {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}
