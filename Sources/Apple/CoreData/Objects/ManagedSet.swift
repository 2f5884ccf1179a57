internal import Foundation

/// A to-many relationship as a set that can be changed.
final class ManagedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let key: String

    init(of owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init(capacity: Int) {
        owner = nil
        key = ""
        super.init(capacity: capacity)
    }

    required init?(coder: NSCoder) { nil }

    private var objects: [NSManagedObject] {
        switch owner?.held(key) {
        case let set as NSSet: set.allObjects as? [NSManagedObject] ?? []
        case let set as NSOrderedSet: set.array as? [NSManagedObject] ?? []
        default: []
        }
    }

    override var count: Int { objects.count }

    override func member(_ object: Any) -> Any? {
        guard let object = object as? NSManagedObject else { return nil }
        return objects.first { $0 === object }
    }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.insert([object], into: key, at: nil) }
    }

    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.remove([object], from: key) }
    }
}

/// An ordered relationship as an ordered set that can be changed.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let key: String

    init(of owner: NSManagedObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    override init(capacity: Int) {
        owner = nil
        key = ""
        super.init(capacity: capacity)
    }

    required init(arrayLiteral elements: Any...) {
        owner = nil
        key = ""
        super.init(capacity: 0)
    }

    private var objects: [NSManagedObject] { (owner?.held(key) as? NSOrderedSet)?.array as? [NSManagedObject] ?? [] }

    override var count: Int { objects.count }
    override func object(at index: Int) -> Any { objects[index] }
    override func index(of object: Any) -> Int {
        objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
    }

    override func insert(_ object: Any, at index: Int) {
        if let object = object as? NSManagedObject { owner?.insert([object], into: key, at: index) }
    }

    override func removeObject(at index: Int) { owner?.remove([objects[index]], from: key) }

    override func replaceObject(at index: Int, with object: Any) {
        removeObject(at: index)
        insert(object, at: index)
    }
}
