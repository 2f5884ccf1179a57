public import Foundation

/// What a fetch can answer with: objects, their identifiers, numbers or dictionaries.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What a fetch answers with.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries with the properties to fetch.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// One number: how many objects there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
