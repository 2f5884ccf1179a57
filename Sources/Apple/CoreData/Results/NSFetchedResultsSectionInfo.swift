public import Foundation

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    /// What its objects have in common.
    var name: String { get }
    /// Its title in the index at a list's side.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// Its objects in order.
    var objects: [Any]? { get }
}

/// What happened to an object or a section of a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}
