internal import CoreData
public import Foundation

/// The name of an object in its store.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, @unchecked Sendable {
    private enum Name: Hashable {
        case token(UUID)
        case stored(NSManagedObjectID)
    }

    /// What tells the object from others.
    public struct ID: Hashable, Comparable, Sendable {
        let text: String

        public static func < (a: ID, b: ID) -> Bool { a.text < b.text }
    }

    private let name: Name

    init(token: UUID) { name = .token(token) }
    init(_ id: NSManagedObjectID) { name = .stored(id) }

    var objectID: NSManagedObjectID? { if case .stored(let id) = name { id } else { nil } }

    /// The name of the object's entity; empty for an object in no context.
    public var entityName: String { objectID?.entity.name ?? "" }

    /// The name of the store; nil for an object that is not saved.
    public var storeIdentifier: String? { objectID?.persistentStore?.identifier }

    public var id: ID {
        switch name {
        case .token(let token): ID(text: token.uuidString)
        case .stored(let id): ID(text: id.uriRepresentation().absoluteString)
        }
    }

    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.id < b.id }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id.text)
    }

    /// An identifier that was encoded in this process can be read while a container with its store is open.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if let token = UUID(uuidString: text) {
            name = .token(token)
        } else if let url = URL(string: text), let id = OpenContainers.objectID(for: url) {
            name = .stored(id)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "No open store has \(text)")
        }
    }
}
