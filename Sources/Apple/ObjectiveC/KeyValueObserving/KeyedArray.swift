import Foundation

extension NSObject {
    /// An array that shows an ordered property, changes it when it is changed, and tells its observers of what is
    /// inserted, removed and replaced.
    ///
    /// Methods of the receiver such as `insertObject:inItemsAtIndex:` and `removeObjectFromItemsAtIndex:` make the
    /// changes, where it has both. Otherwise a mutable array that the property holds is changed itself, and any other
    /// array is set anew.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self, key) }

    /// The same for the property at the end of a path of property names; empty, and without effect, where an object on
    /// the way is nil.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
        guard let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject else { return NSMutableArray() }
        return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// An ordered property as an array that can be changed.
private final class KeyedArray: NSMutableArray {
    private let owner: NSObject?
    private let key: String

    init(of owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    override init(capacity: Int) {
        owner = nil
        key = ""
        super.init(capacity: capacity)
    }

    required init?(coder: NSCoder) { nil }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = nil
        key = ""
        super.init(capacity: 0)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

    // MARK: What the property has

    private var objects: [Any] { KeyValueNotices.objects(of: owner?.value(forKey: key)) ?? [] }

    override var count: Int { objects.count }
    override func object(at index: Int) -> Any { objects[index] }

    // MARK: Changes

    override func insert(_ object: Any, at index: Int) { insert([object], at: IndexSet(integer: index)) }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        change(.insertion, indexes) { array in
            for (index, object) in zip(indexes, objects) { array.insert(object, at: index) }
        } calling: { owner, name in
            guard let insert = Self.method(of: owner, "insertObject:in\(name)AtIndex:"),
                Self.method(of: owner, "removeObjectFrom\(name)AtIndex:") != nil
            else { return false }
            for (index, object) in zip(indexes, objects) { _ = insert(owner, object, index) }
            return true
        }
    }

    override func addObjects(from otherArray: [Any]) {
        insert(otherArray, at: IndexSet(integersIn: count..<(count + otherArray.count)))
    }

    override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

    override func removeObjects(at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        change(.removal, indexes) { array in
            for index in indexes.reversed() { array.removeObject(at: index) }
        } calling: { owner, name in
            guard let remove = Self.method(of: owner, "removeObjectFrom\(name)AtIndex:"),
                Self.method(of: owner, "insertObject:in\(name)AtIndex:") != nil
            else { return false }
            for index in indexes.reversed() { _ = remove(owner, index, nil) }
            return true
        }
    }

    override func replaceObject(at index: Int, with object: Any) {
        change(.replacement, IndexSet(integer: index)) { array in
            array.replaceObject(at: index, with: object)
        } calling: { owner, name in
            if let replace = Self.method(of: owner, "replaceObjectIn\(name)AtIndex:withObject:") {
                _ = replace(owner, index, object)
                return true
            }
            guard let remove = Self.method(of: owner, "removeObjectFrom\(name)AtIndex:"),
                let insert = Self.method(of: owner, "insertObject:in\(name)AtIndex:")
            else { return false }
            _ = remove(owner, index, nil)
            _ = insert(owner, object, index)
            return true
        }
    }

    private static func method(of owner: NSObject, _ name: String) -> SelectorTable.Method? {
        SelectorTable.method(of: type(of: owner), for: Selector(name))
    }

    /// Tells of a change around it, which one of two ways makes.
    ///
    /// - Parameters:
    ///   - edit: Changes an array.
    ///   - calling: Calls the owner's methods, whose names have the key in them; false if there are none.
    private func change(
        _ kind: NSKeyValueChange, _ indexes: IndexSet, _ edit: (NSMutableArray) -> Void,
        calling: (NSObject, String) -> Bool
    ) {
        guard let owner else { return }
        owner.willChange(kind, valuesAt: indexes, forKey: key)
        KeyValueNotices.withoutSettings(of: owner, key) {
            guard !calling(owner, key.prefix(1).uppercased() + key.dropFirst()) else { return }
            if let held = owner.value(forKey: key) as? NSMutableArray { return edit(held) }
            let array = NSMutableArray(array: objects)
            edit(array)
            owner.setValue(array.map { $0 }, forKey: key)
        }
        owner.didChange(kind, valuesAt: indexes, forKey: key)
    }
}
