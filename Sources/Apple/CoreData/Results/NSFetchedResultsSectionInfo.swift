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
    /// It came.
    case insert = 1
    /// It went.
    case delete = 2
    /// It moved, and may have changed.
    case move = 3
    /// It changed, and stayed where it was.
    case update = 4
}
