public import Foundation

/// A collection of documents.
public final class CollectionReference: Query, @unchecked Sendable {
    /// The identifiers from the root on, between slashes.
    public let path: String

    init(path: String, firestore: Firestore) {
        self.path = path
        super.init(firestore: firestore, collection: path, isGroup: false)
    }

    /// The last identifier of the path.
    public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// The document that the collection is in; nil at the root.
    public var parent: DocumentReference? {
        let parts = path.split(separator: "/").dropLast()
        return parts.isEmpty ? nil : DocumentReference(path: parts.joined(separator: "/"), firestore: firestore)
    }

    /// A document with an identifier of its own.
    public func document() -> DocumentReference { document(Firestore.identifier()) }
    /// A document by its path in the collection.
    public func document(_ documentPath: String) -> DocumentReference { firestore.document(path + "/" + documentPath) }

    /// Writes a document with an identifier of its own.
    @discardableResult
    public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
        let document = document()
        document.setData(data, completion: completion)
        return document
    }

    /// Writes a document with an identifier of its own.
    @discardableResult
    public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        let document = document()
        try await document.setData(data)
        return document
    }

    /// Writes a value as a document with an identifier of its own.
    @discardableResult
    public func addDocument<Value: Encodable>(
        from value: Value, encoder: Firestore.Encoder = Firestore.Encoder(),
        completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference { addDocument(data: try encoder.encode(value), completion: completion) }
}
