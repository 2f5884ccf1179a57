public import Foundation

/// A collection whose objects can be had one after the other.
///
/// On iOS it is an interface of Objective-C's, which Swift's collections are cast to; here they conform.
public protocol NSFastEnumeration {
    /// The objects, in order; of a dictionary its keys.
    var _enumeratedObjects: [Any] { get }
}

extension NSArray: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { Array(self) }
}

extension NSSet: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { allObjects }
}

extension NSOrderedSet: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { array }
}

extension NSDictionary: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { allKeys }
}

extension Array: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { self }
}

extension Set: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { Array(self) }
}
