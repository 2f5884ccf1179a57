import Foundation

/// A version of a Core Data model, as Xcode's editor keeps it: `Name.xcdatamodel/contents`.
///
/// It knows nothing of Core Data: names refer to each other, and values are texts as the file has them. Encoded it is
/// what the build puts into an app's bundle.
public struct DataModel: Codable, Equatable, Sendable {
    /// The form of the encoded model. A reader takes its own alone.
    public static let format = 1

    /// See ``format``.
    public var format = DataModel.format
    /// Names of the version that the author gave, separated by commas.
    public var versionIdentifier: String?
    /// The entities, as in the file.
    public var entities: [Entity] = []
    /// The fetch requests that have names.
    public var fetchRequests: [FetchRequest] = []
    /// The configurations besides the one of all entities.
    public var configurations: [Configuration] = []
    /// The attributes that are made of others.
    public var composites: [Composite] = []

    /// Creates a model without entities.
    public init() {}

    /// The entity of a name.
    public func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

    /// The entity and those that it inherits from, the nearest first.
    public func lineage(of entity: Entity) -> [Entity] {
        var result = [entity]
        while let parent = result[result.count - 1].parent, !result.contains(where: { $0.name == parent }),
            let found = self.entity(named: parent)
        {
            result.append(found)
        }
        return result
    }
}

extension DataModel {
    /// The compiled form: a binary property list.
    public func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }
}
