internal import FirebaseCore
public import Foundation

/// Documents of a collection that fit conditions, in an order.
public class Query: NSObject, @unchecked Sendable {
    /// Is called with what was found.
    public typealias SnapshotBlock = (QuerySnapshot?, (any Error)?) -> Void

    struct Plan {
        var conditions: [(field: String, test: (Any) -> Bool)] = []
        var orders: [(field: String, descends: Bool)] = []
        /// The field of a condition by order, by which documents stand where no order is given.
        var ranged: String?
        var limit: Int?
        var limitsLast = false
        var start: (values: [Any], includes: Bool)?
        var end: (values: [Any], includes: Bool)?
    }

    let source: (collection: String, isGroup: Bool)
    var plan = Plan()
    /// The documents that are looked through.
    public let firestore: Firestore

    init(firestore: Firestore, collection: String, isGroup: Bool) {
        self.firestore = firestore
        source = (collection, isGroup)
        super.init()
    }

    func with(_ change: (inout Plan) -> Void) -> Query {
        let query = Query(firestore: firestore, collection: source.collection, isGroup: source.isGroup)
        query.plan = plan
        change(&query.plan)
        return query
    }

    // MARK: Orders and limits

    /// By a field, upwards; documents without the field are not found.
    public func order(by field: String) -> Query { order(by: field, descending: false) }
    /// By a field; documents without the field are not found.
    public func order(by field: String, descending: Bool) -> Query { with { $0.orders.append((field, descending)) } }
    /// By a field; documents without the field are not found.
    public func order(by path: FieldPath, descending: Bool = false) -> Query {
        order(by: path.text, descending: descending)
    }

    /// The first so many.
    public func limit(to limit: Int) -> Query { with { ($0.limit, $0.limitsLast) = (limit, false) } }
    /// The last so many.
    public func limit(toLast limit: Int) -> Query { with { ($0.limit, $0.limitsLast) = (limit, true) } }

    /// From values of the order's fields on.
    public func start(at fieldValues: [Any]) -> Query { with { $0.start = (fieldValues, true) } }
    /// After values of the order's fields.
    public func start(after fieldValues: [Any]) -> Query { with { $0.start = (fieldValues, false) } }
    /// Up to values of the order's fields.
    public func end(at fieldValues: [Any]) -> Query { with { $0.end = (fieldValues, true) } }
    /// Before values of the order's fields.
    public func end(before fieldValues: [Any]) -> Query { with { $0.end = (fieldValues, false) } }
    /// From a document on.
    public func start(atDocument document: DocumentSnapshot) -> Query {
        with { $0.start = ($0.values(of: document), true) }
    }
    /// After a document.
    public func start(afterDocument document: DocumentSnapshot) -> Query {
        with { $0.start = ($0.values(of: document), false) }
    }
    /// Up to a document.
    public func end(atDocument document: DocumentSnapshot) -> Query {
        with { $0.end = ($0.values(of: document), true) }
    }
    /// Before a document.
    public func end(beforeDocument document: DocumentSnapshot) -> Query {
        with { $0.end = ($0.values(of: document), false) }
    }

    // MARK: Reading

    /// Reads what is found.
    public func getDocuments(completion: @escaping SnapshotBlock) {
        let snapshot = snapshot(after: nil)
        FirebaseApp.later { completion(snapshot, nil) }
    }

    /// Reads what is found.
    public func getDocuments(source: FirestoreSource, completion: @escaping SnapshotBlock) {
        getDocuments(completion: completion)
    }

    /// Reads what is found.
    public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot { snapshot(after: nil) }

    /// Reads what is found.
    public func getDocuments() async throws -> QuerySnapshot { snapshot(after: nil) }

    /// Calls a block soon, and whenever what is found has changed.
    @discardableResult
    public func addSnapshotListener(_ listener: @escaping SnapshotBlock) -> any ListenerRegistration {
        var last: QuerySnapshot?
        return firestore.shelf.listen { [self] in
            let now = snapshot(after: last)
            if let last, now.documentChanges.isEmpty, last.count == now.count { return }
            last = now
            listener(now, nil)
        }
    }

    /// Calls a block soon, and whenever what is found has changed.
    @discardableResult
    public func addSnapshotListener(includeMetadataChanges: Bool, listener: @escaping SnapshotBlock)
        -> any ListenerRegistration
    { addSnapshotListener(listener) }

    func snapshot(after old: QuerySnapshot?) -> QuerySnapshot {
        let all = firestore.shelf.documents(in: source.collection, isGroup: source.isGroup).map {
            QueryDocumentSnapshot(DocumentReference(path: $0.path, firestore: firestore), $0.fields)
        }
        return QuerySnapshot(self, plan.chosen(from: all), after: old)
    }
}

extension Query.Plan {
    /// The orders, with the document's identifier as the last.
    private var wholeOrder: [(field: String, descends: Bool)] {
        var order = orders
        if order.isEmpty, let ranged, ranged != FieldPath.identifier { order = [(ranged, false)] }
        return order + [(FieldPath.identifier, order.last?.descends ?? false)]
    }

    func values(of document: DocumentSnapshot) -> [Any] {
        wholeOrder.map { document.get($0.field) ?? NSNull() }
    }

    private func compare(_ left: [Any], _ right: [Any]) -> ComparisonResult {
        for (place, order) in wholeOrder.enumerated() where place < min(left.count, right.count) {
            let result = FieldOrder.compare(left[place], right[place])
            guard result != .orderedSame else { continue }
            return (result == .orderedAscending) != order.descends ? .orderedAscending : .orderedDescending
        }
        return .orderedSame
    }

    func chosen(from all: [QueryDocumentSnapshot]) -> [QueryDocumentSnapshot] {
        var found = all.filter { document in
            conditions.allSatisfy { condition in document.get(condition.field).map(condition.test) ?? false }
                && wholeOrder.allSatisfy { document.get($0.field) != nil }
        }
        found.sort { compare(values(of: $0), values(of: $1)) == .orderedAscending }
        if let start {
            found.removeAll {
                let order = compare(values(of: $0), start.values)
                return order == .orderedAscending || order == .orderedSame && !start.includes
            }
        }
        if let end {
            found.removeAll {
                let order = compare(values(of: $0), end.values)
                return order == .orderedDescending || order == .orderedSame && !end.includes
            }
        }
        if let limit { found = limitsLast ? Array(found.suffix(limit)) : Array(found.prefix(limit)) }
        return found
    }
}
