public import FirebaseFirestore
public import SwiftUI

/// A condition, an order or a limit of a ``FirestoreQuery``.
public enum QueryPredicate {
    case isEqualTo(_ field: String, _ value: Any)
    case isIn(_ field: String, _ values: [Any])
    case isNotIn(_ field: String, _ values: [Any])
    case arrayContains(_ field: String, _ value: Any)
    case arrayContainsAny(_ field: String, _ values: [Any])
    case isLessThan(_ field: String, _ value: Any)
    case isGreaterThan(_ field: String, _ value: Any)
    case isLessThanOrEqualTo(_ field: String, _ value: Any)
    case isGreaterThanOrEqualTo(_ field: String, _ value: Any)
    case orderBy(_ field: String, _ value: Bool)
    case limitTo(_ value: Int)
    case limitToLast(_ value: Int)

    /// Where a field is a value.
    public static func whereField(_ field: String, isEqualTo value: Any) -> QueryPredicate { .isEqualTo(field, value) }
    /// Where a field is one of some values.
    public static func whereField(_ field: String, isIn values: [Any]) -> QueryPredicate { .isIn(field, values) }
    /// Where a field is none of some values.
    public static func whereField(_ field: String, isNotIn values: [Any]) -> QueryPredicate { .isNotIn(field, values) }
    /// Where a field has in its array a value.
    public static func whereField(_ field: String, arrayContains value: Any) -> QueryPredicate {
        .arrayContains(field, value)
    }
    /// Where a field has one of some values in its array.
    public static func whereField(_ field: String, arrayContainsAny values: [Any]) -> QueryPredicate {
        .arrayContainsAny(field, values)
    }
    /// Where a field is less than a value.
    public static func whereField(_ field: String, isLessThan value: Any) -> QueryPredicate {
        .isLessThan(field, value)
    }
    /// Where a field is more than a value.
    public static func whereField(_ field: String, isGreaterThan value: Any) -> QueryPredicate {
        .isGreaterThan(field, value)
    }
    /// Where a field is at most a value.
    public static func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> QueryPredicate {
        .isLessThanOrEqualTo(field, value)
    }
    /// Where a field is at least a value.
    public static func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> QueryPredicate {
        .isGreaterThanOrEqualTo(field, value)
    }
    /// By a field.
    public static func order(by field: String, descending value: Bool = false) -> QueryPredicate {
        .orderBy(field, value)
    }
    /// The first so many.
    public static func limit(to value: Int) -> QueryPredicate { .limitTo(value) }
    /// The last so many.
    public static func limit(toLast value: Int) -> QueryPredicate { .limitToLast(value) }

    func applied(to query: Query) -> Query {
        switch self {
        case .isEqualTo(let field, let value): query.whereField(field, isEqualTo: value)
        case .isIn(let field, let values): query.whereField(field, in: values)
        case .isNotIn(let field, let values): query.whereField(field, notIn: values)
        case .arrayContains(let field, let value): query.whereField(field, arrayContains: value)
        case .arrayContainsAny(let field, let values): query.whereField(field, arrayContainsAny: values)
        case .isLessThan(let field, let value): query.whereField(field, isLessThan: value)
        case .isGreaterThan(let field, let value): query.whereField(field, isGreaterThan: value)
        case .isLessThanOrEqualTo(let field, let value): query.whereField(field, isLessThanOrEqualTo: value)
        case .isGreaterThanOrEqualTo(let field, let value): query.whereField(field, isGreaterThanOrEqualTo: value)
        case .orderBy(let field, let descends): query.order(by: field, descending: descends)
        case .limitTo(let count): query.limit(to: count)
        case .limitToLast(let count): query.limit(toLast: count)
        }
    }
}

/// The documents of a collection as values, which a view follows.
@preconcurrency @MainActor @propertyWrapper
public struct FirestoreQuery<T>: DynamicProperty {
    /// What is looked for.
    public struct Configuration {
        /// The path of the collection.
        public var path: String
        /// Conditions, orders and limits.
        public var predicates: [QueryPredicate]
        /// Why documents could not be read; nil if they could.
        public internal(set) var error: (any Error)?
        /// The animation of changes; nil for none.
        public var animation: Animation?
    }

    @StateObject private var finder: QueryFinder<T>

    /// What was found.
    public var wrappedValue: T {
        get { finder.value }
        nonmutating set { finder.value = newValue }
    }

    /// What is looked for, which may be changed.
    public var projectedValue: Configuration {
        get { finder.configuration }
        nonmutating set { finder.configuration = newValue }
    }

    /// Looks for documents. Those that are not as `Item` says are left out, and told of by the configuration's error.
    public init<Item: Decodable>(
        collectionPath: String, predicates: [QueryPredicate] = [], animation: Animation? = nil
    ) where T == [Item] {
        _finder = StateObject(
            wrappedValue: QueryFinder(
                Configuration(path: collectionPath, predicates: predicates, animation: animation), []
            ) { snapshot, _ in
                var error: (any Error)?
                let items = (snapshot?.documents ?? []).compactMap { document -> Item? in
                    do { return try document.data(as: Item.self) } catch let failure {
                        error = failure
                        return nil
                    }
                }
                return (items, error)
            })
    }

    /// Looks for documents, all of which have to be as `Item` says.
    public init<Item: Decodable>(
        collectionPath: String, predicates: [QueryPredicate] = [], animation: Animation? = nil
    ) where T == Result<[Item], any Error> {
        _finder = StateObject(
            wrappedValue: QueryFinder(
                Configuration(path: collectionPath, predicates: predicates, animation: animation), .success([])
            ) { snapshot, error in
                let result = Result<[Item], any Error> {
                    if let error { throw error }
                    return try (snapshot?.documents ?? []).map { try $0.data(as: Item.self) }
                }
                return (result, nil)
            })
    }
}

/// Listens to a query.
@MainActor
final class QueryFinder<T>: ObservableObject {
    @Published var value: T
    var configuration: FirestoreQuery<T>.Configuration { didSet { if !isTold { listen() } } }
    private let read: (QuerySnapshot?, (any Error)?) -> (T, (any Error)?)
    private var registration: (any ListenerRegistration)?
    private var isTold = false

    init(
        _ configuration: FirestoreQuery<T>.Configuration, _ value: T,
        _ read: @escaping (QuerySnapshot?, (any Error)?) -> (T, (any Error)?)
    ) {
        (self.configuration, self.value, self.read) = (configuration, value, read)
        listen()
    }

    private func listen() {
        registration?.remove()
        let collection: Query = Firestore.firestore().collection(configuration.path)
        let query = configuration.predicates.reduce(collection) { $1.applied(to: $0) }
        registration = query.addSnapshotListener { [weak self] snapshot, error in
            MainActor.assumeIsolated { self?.take(snapshot, error) }
        }
    }

    private func take(_ snapshot: QuerySnapshot?, _ error: (any Error)?) {
        let (new, failure) = read(snapshot, error)
        isTold = true
        configuration.error = failure ?? error
        isTold = false
        withAnimation(configuration.animation) { value = new }
    }

    isolated deinit { registration?.remove() }
}
