internal import Foundation

/// A fetch request, whatever the type of its results.
protocol AnyFetchRequest: NSPersistentStoreRequest {
    var entityName: String? { get }
    var entity: NSEntityDescription? { get set }
    var predicate: NSPredicate? { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
    var fetchLimit: Int { get }
    var fetchOffset: Int { get }
    var fetchBatchSize: Int { get }
    var resultType: NSFetchRequestResultType { get }
    var includesSubentities: Bool { get }
    var includesPropertyValues: Bool { get }
    var includesPendingChanges: Bool { get }
    var returnsObjectsAsFaults: Bool { get }
    var shouldRefreshRefetchedObjects: Bool { get }
    var relationshipKeyPathsForPrefetching: [String]? { get }
    var propertiesToFetch: [Any]? { get }
    var returnsDistinctResults: Bool { get }
    var propertiesToGroupBy: [Any]? { get }
    var havingPredicate: NSPredicate? { get }
}
