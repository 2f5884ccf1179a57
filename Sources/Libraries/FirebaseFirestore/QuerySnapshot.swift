public import Foundation

/// What a query has found.
public final class QuerySnapshot: NSObject, @unchecked Sendable {
    /// The query.
    public let query: Query
    /// The documents in the query's order.
    public let documents: [QueryDocumentSnapshot]
    /// What has changed since the listener was called last; all documents, at first.
    public let documentChanges: [DocumentChange]
    /// Where they were read.
    public let metadata = SnapshotMetadata()

    init(_ query: Query, _ documents: [QueryDocumentSnapshot], after old: QuerySnapshot?) {
        self.query = query
        self.documents = documents
        let before = old?.documents ?? []
        let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.reference.path, $0) })
        let now = Set(documents.map(\.reference.path))
        var changes: [DocumentChange] = []
        for (index, document) in before.enumerated() where !now.contains(document.reference.path) {
            changes.append(DocumentChange(.removed, document, from: index, to: nil))
        }
        for (index, document) in documents.enumerated() {
            if let place = places[document.reference.path] {
                guard !document.isSame(as: before[place]) else { continue }
                changes.append(DocumentChange(.modified, document, from: place, to: index))
            } else {
                changes.append(DocumentChange(.added, document, from: nil, to: index))
            }
        }
        documentChanges = changes
        super.init()
    }

    /// How many documents were found.
    public var count: Int { documents.count }
    /// Whether no document was found.
    public var isEmpty: Bool { documents.isEmpty }
}
