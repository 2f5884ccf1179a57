internal import FirebaseCore
public import Foundation

/// A document, which may be there or not.
public final class DocumentReference: NSObject, @unchecked Sendable {
    /// Is called when something was written.
    public typealias Completion = ((any Error)?) -> Void
    /// Is called with a document.
    public typealias SnapshotBlock = (DocumentSnapshot?, (any Error)?) -> Void

    /// The identifiers from the root on, between slashes.
    public let path: String
    /// The documents that this is one of.
    public let firestore: Firestore

    init(path: String, firestore: Firestore) {
        self.path = path
        self.firestore = firestore
        super.init()
    }

    /// The last identifier of the path.
    public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
    /// The collection that the document stands in.
    public var parent: CollectionReference {
        CollectionReference(path: path.split(separator: "/").dropLast().joined(separator: "/"), firestore: firestore)
    }

    /// A collection within the document.
    public func collection(_ collectionPath: String) -> CollectionReference {
        firestore.collection(path + "/" + collectionPath)
    }

    var snapshot: DocumentSnapshot { DocumentSnapshot(self, firestore.shelf[path]) }

    // MARK: Writing

    /// Writes the document anew.
    public func setData(_ documentData: [String: Any], completion: Completion? = nil) {
        setData(documentData, merge: false, completion: completion)
    }

    /// Writes the document anew, or leaves the fields that are not named.
    public func setData(_ documentData: [String: Any], merge: Bool, completion: Completion? = nil) {
        firestore.write([(path, DocumentShelf.setting(documentData, merges: merge))], completion)
    }

    /// Writes the document anew, or leaves the fields that are not named.
    public func setData(_ documentData: [String: Any], merge: Bool = false) async throws {
        try firestore.shelf.write([(path, DocumentShelf.setting(documentData, merges: merge))])
    }

    /// Writes a value as the document.
    public func setData<Value: Encodable>(
        from value: Value, merge: Bool = false, encoder: Firestore.Encoder = Firestore.Encoder(),
        completion: Completion? = nil
    ) throws {
        setData(try encoder.encode(value), merge: merge, completion: completion)
    }

    /// Changes fields of a document that is there; names within names have dots between them.
    public func updateData(_ fields: [AnyHashable: Any], completion: Completion? = nil) {
        firestore.write([(path, DocumentShelf.updating(fields, path: path))], completion)
    }

    /// Changes fields of a document that is there.
    public func updateData(_ fields: [AnyHashable: Any]) async throws {
        try firestore.shelf.write([(path, DocumentShelf.updating(fields, path: path))])
    }

    /// Takes the document away. Collections within it stay.
    public func delete(completion: Completion? = nil) { firestore.write([(path, { _ in nil })], completion) }
    /// Takes the document away.
    public func delete() async throws { try firestore.shelf.write([(path, { _ in nil })]) }

    // MARK: Reading

    /// Reads the document.
    public func getDocument(completion: @escaping SnapshotBlock) {
        let snapshot = snapshot
        FirebaseApp.later { completion(snapshot, nil) }
    }

    /// Reads the document.
    public func getDocument(source: FirestoreSource, completion: @escaping SnapshotBlock) {
        getDocument(completion: completion)
    }

    /// Reads the document.
    public func getDocument(source: FirestoreSource) async throws -> DocumentSnapshot { snapshot }

    /// Reads the document as a value.
    public func getDocument<Value: Decodable>(
        as type: Value.Type, source: FirestoreSource
    ) async throws -> Value { try snapshot.data(as: type) }

    /// Reads the document.
    public func getDocument() async throws -> DocumentSnapshot { snapshot }

    /// Reads the document as a value.
    public func getDocument<Value: Decodable>(as type: Value.Type) async throws -> Value {
        try snapshot.data(as: type)
    }

    /// Calls a block soon, and whenever the document has changed.
    @discardableResult
    public func addSnapshotListener(_ listener: @escaping SnapshotBlock) -> any ListenerRegistration {
        var last: DocumentSnapshot?
        return firestore.shelf.listen { [self] in
            let now = snapshot
            if let last, last.isSame(as: now) { return }
            last = now
            listener(now, nil)
        }
    }

    /// Calls a block soon, and whenever the document has changed.
    @discardableResult
    public func addSnapshotListener(includeMetadataChanges: Bool, listener: @escaping SnapshotBlock)
        -> any ListenerRegistration
    { addSnapshotListener(listener) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? DocumentReference).map { $0.path == path && $0.firestore === firestore } ?? false
    }
    public override var hash: Int { path.hashValue }
}
