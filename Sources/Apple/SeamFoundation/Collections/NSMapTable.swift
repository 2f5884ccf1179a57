public import Foundation

/// A dictionary of objects that may keep its keys, its values or both weakly.
///
/// Keys are objects of any class: those of `NSObject` are found again by `isEqual(_:)` and `hash`, others by what they are,
/// and so are all with `.objectPointerPersonality`. An entry is gone as soon as a weakly kept key or value of it is. Not to be
/// used from several threads at once.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        weak var key: AnyObject?
        weak var object: AnyObject?
        /// The key and the object again, if they are kept.
        var keptKey: AnyObject?
        var keptObject: AnyObject?

        var isAlive: Bool { key != nil && object != nil }
    }

    /// How the table keeps its keys.
    private let keyOptions: NSPointerFunctions.Options
    /// How the table keeps its objects.
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]

    /// Creates a table that keeps its keys and its objects as the options say. The capacity is a hint without effect.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    /// Returns a table that keeps keys and objects.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns a table that keeps its keys, but not its objects.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Returns a table that keeps its objects for as long as their keys are there.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Returns a table that keeps neither its keys nor its objects.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many entries are there.
    open var count: Int { living.count }

    /// Returns the object of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return entries[keyOptions.hash(of: key)]?.first { $0.isAlive && keyOptions.isSame($0.key, key) }?.object
            as? ObjectType
    }

    /// Gives a key its object, in place of the one that it has; nothing happens if either is nil.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }), let object = anObject.map({ $0 as AnyObject }) else { return }
        let place = keyOptions.hash(of: key)
        var bucket = (entries[place] ?? []).filter { $0.isAlive && !keyOptions.isSame($0.key, key) }
        bucket.append(
            Entry(
                key: key, object: object, keptKey: keyOptions.contains(.weakMemory) ? nil : key,
                keptObject: valueOptions.contains(.weakMemory) ? nil : object))
        entries[place] = bucket
    }

    /// Takes a key and its object out.
    open func removeObject(forKey aKey: KeyType?) {
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        let place = keyOptions.hash(of: key)
        let bucket = (entries[place] ?? []).filter { $0.isAlive && !keyOptions.isSame($0.key, key) }
        entries[place] = bucket.isEmpty ? nil : bucket
    }

    /// Takes all keys and objects out.
    open func removeAllObjects() { entries = [:] }

    /// Goes through the keys that are there now.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key)).objectEnumerator() }

    /// Goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: living.compactMap(\.object)).objectEnumerator()
    }

    /// The entries that are there now, of keys that a dictionary can have.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var dictionary: [AnyHashable: ObjectType] = [:]
        for entry in living {
            guard let key = entry.key as? AnyHashable, let object = entry.object as? ObjectType else { continue }
            dictionary[key] = object
        }
        return dictionary
    }

    /// Takes out what lost its key or its object; the table grows by no more than was put in since the last time.
    private var living: [Entry] {
        entries = entries.compactMapValues { bucket in
            let rest = bucket.filter(\.isAlive)
            return rest.isEmpty ? nil : rest
        }
        return entries.values.flatMap { $0 }
    }
}
