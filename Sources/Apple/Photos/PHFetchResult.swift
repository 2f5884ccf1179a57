public import Foundation
public import SeamFoundation

/// What is fetched from the library, and in which order.
open class PHFetchOptions: NSObject {
    /// Which are fetched; nil for all.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most that are fetched; 0 for any number.
    open var fetchLimit = 0
    /// Whether hidden ones are fetched. None is hidden.
    open var includeHiddenAssets = false
    /// Whether all pictures of a row are fetched. There are none.
    open var includeAllBurstAssets = false
    /// Whether what was fetched is told of changes. Has no effect: nothing tells of changes.
    open var wantsIncrementalChangeDetails = true

    /// Those of some that are wanted, in the order.
    func choose<Object: NSObject>(from objects: [Object]) -> [Object] {
        var chosen = objects
        if let predicate { chosen = chosen.filter { predicate.evaluate(with: $0) } }
        if let order = sortDescriptors, !order.isEmpty {
            chosen = (NSArray(array: chosen).sortedArray(using: order) as? [Object]) ?? chosen
        }
        return fetchLimit > 0 ? Array(chosen.prefix(fetchLimit)) : chosen
    }
}

/// What was fetched from the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let objects: [ObjectType]

    init(_ objects: [ObjectType] = []) { self.objects = objects }

    /// All of them.
    var all: [ObjectType] { objects }

    /// How many there are.
    open var count: Int { objects.count }
    /// The first; nil if there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last; nil if there is none.
    open var lastObject: ObjectType? { objects.last }
    /// The one at a place.
    open func object(at index: Int) -> ObjectType { objects[index] }
    /// The one at a place.
    open subscript(index: Int) -> ObjectType { objects[index] }
    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
    /// The place of an object; `NSNotFound` if it is not among them.
    open func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { $0 === anObject || ($0 as? NSObject)?.isEqual(anObject) == true } ?? NSNotFound
    }
    /// Those at several places.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    /// Calls a closure with each, until it says stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
}

extension PHFetchResult: NSFastEnumeration {
    public var _enumeratedObjects: [Any] { all }
}
