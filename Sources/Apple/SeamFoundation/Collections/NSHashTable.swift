public import Foundation

/// A set of objects that may keep them weakly: an app's observers, mostly.
///
/// Unlike Apple's, which only takes classes, it takes any type whose values are objects, such as a protocol for classes. Not
/// to be used from several threads at once.
open class NSHashTable<ObjectType>: NSObject {
    private struct Entry {
        weak var object: AnyObject?
        /// The object again, if it is kept.
        var kept: AnyObject?
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]

    /// Creates a table that keeps objects as the options say. The capacity is a hint without effect.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    /// Returns a table that keeps its objects weakly.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there, in no order.
    open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }

    /// How many objects are there.
    open var count: Int { objects.count }

    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless it or an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        let value = object as AnyObject
        let key = options.hash(of: value)
        var bucket = (entries[key] ?? []).filter { $0.object != nil }
        if !bucket.contains(where: { options.isSame($0.object, value) }) {
            bucket.append(Entry(object: value, kept: options.contains(.weakMemory) ? nil : value))
        }
        entries[key] = bucket
    }

    /// Takes an object out, or the one that is equal to it.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let value = object as AnyObject
        let key = options.hash(of: value)
        let bucket = (entries[key] ?? []).filter { $0.object != nil && !options.isSame($0.object, value) }
        entries[key] = bucket.isEmpty ? nil : bucket
    }

    /// Takes all objects out.
    open func removeAllObjects() { entries = [:] }

    /// Whether an object or one that is equal to it is there.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Returns the object of the table that is equal to another.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let value = object as AnyObject
        return entries[options.hash(of: value)]?.first { options.isSame($0.object, value) }?.object as? ObjectType
    }

    /// Goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    private var objects: [AnyObject] { entries.values.flatMap { $0.compactMap(\.object) } }
}
