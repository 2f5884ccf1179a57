public import Foundation

/// Changes that are made together, or none of them.
public class WriteBatch: NSObject, @unchecked Sendable {
    let firestore: Firestore
    var writes: [DocumentShelf.Write] = []

    init(_ firestore: Firestore) {
        self.firestore = firestore
        super.init()
    }

    /// Writes a document anew, or leaves the fields that are not named.
    @discardableResult
    public func setData(_ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false) -> Self {
        writes.append((document.path, DocumentShelf.setting(data, merges: merge)))
        return self
    }

    /// Changes fields of a document that is there.
    @discardableResult
    public func updateData(_ fields: [AnyHashable: Any], forDocument document: DocumentReference) -> Self {
        writes.append((document.path, DocumentShelf.updating(fields, path: document.path)))
        return self
    }

    /// Takes a document away.
    @discardableResult
    public func deleteDocument(_ document: DocumentReference) -> Self {
        writes.append((document.path, { _ in nil }))
        return self
    }

    /// Makes the changes.
    public func commit(completion: (((any Error)?) -> Void)? = nil) { firestore.write(writes, completion) }
    /// Makes the changes.
    public func commit() async throws { try firestore.shelf.write(writes) }
}
