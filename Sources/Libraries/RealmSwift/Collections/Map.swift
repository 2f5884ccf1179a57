import Foundation

/// A type of the keys of maps: texts.
public protocol _MapKey: Hashable {
    /// The key as text.
    var _text: String { get }
    /// The key of a text.
    static func _key(_ text: String) -> Self
}

extension String: _MapKey {
    /// The text.
    public var _text: String { self }
    /// The text.
    public static func _key(_ text: String) -> String { text }
}

/// Values by keys, of an object of its own or one of a realm.
public final class Map<Key: _MapKey, Value: RealmCollectionValue>: _PropertyStorage, _PropertyField {
    private var own: [String: Value] = [:]

    /// An empty map.
    public override init() { super.init() }

    init(_ place: _Place) {
        super.init()
        state = .managed(place)
    }

    /// The type as a schema has it.
    public static var _shape: _Shape { Value._shape.collected(.map) }

    override func join(_ place: _Place) {
        let entries = own
        super.join(place)
        own = [:]
        place.save(.map(entries.mapValues { $0._encode(place.handle).value }))
    }

    override var anyValue: Any? { self }
    override func setAny(_ value: Any?) -> Bool { _replace(with: value) }

    private var entries: [String: RowValue]? { place.map { $0.load().entries } }

    /// The values of a realm's map, by the order of their keys.
    private var results: ResultsCore {
        guard let place else { Misuse.stop("This method may only be called on maps that belong to a realm") }
        return ResultsCore(place.core, .place(place))
    }

    /// The realm; nil for a map of an object that is in none.
    public var realm: Realm? { place.map { Realm(core: $0.core) } }
    /// Whether the object that has the map is gone.
    public var isInvalidated: Bool { place.map { $0.core.snapshot.row($0.link) == nil } ?? false }
    /// Whether the map never changes.
    public var isFrozen: Bool { place?.core.isFrozen ?? false }
    /// The keys, in their order.
    public var keys: [Key] { (entries.map { Array($0.keys) } ?? Array(own.keys)).sorted().map(Key._key) }
    /// The values, in the order of their keys.
    public var values: [Value] { keys.compactMap { self[$0] } }
    /// The number of keys.
    public var count: Int { entries?.count ?? own.count }
    /// Whether there is no key.
    public var isEmpty: Bool { count == 0 }

    /// The value of a key; nil if there is none. Setting nil removes the key.
    public subscript(key: Key) -> Value? {
        get {
            guard let place else { return own[key._text] }
            return place.load().entries[key._text].map { Value._decode(_Stored($0), place.handle) }
        }
        set {
            if let newValue { updateValue(newValue, forKey: key) } else { removeObject(for: key) }
        }
    }

    /// The value of a key, or another where there is none.
    public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }

    /// Sets the value of a key.
    public func updateValue(_ value: Value, forKey key: Key) {
        guard let place else {
            own[key._text] = value
            return
        }
        place.core.checkWritable()
        let value = value._encode(place.handle).value
        var entries = place.load().entries
        entries[key._text] = value
        place.save(.map(entries))
    }

    /// Takes over keys and values; `combine` decides between two values of a key.
    public func merge<S: Sequence>(_ sequence: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == (key: Key, value: Value) {
        for (key, value) in sequence {
            self[key] = try self[key].map { try combine($0, value) } ?? value
        }
    }

    /// Removes a key.
    public func removeObject(for key: Key) {
        guard let place else {
            own[key._text] = nil
            return
        }
        place.core.checkWritable()
        var entries = place.load().entries
        entries[key._text] = nil
        place.save(.map(entries))
    }

    /// Removes all keys.
    public func removeAll() {
        guard let place else {
            own = [:]
            return
        }
        place.core.checkWritable()
        place.save(.map([:]))
    }

    // MARK: Queries

    /// Whether a key and its value satisfy a condition.
    public func contains(where predicate: (_ key: Key, _ value: Value) -> Bool) -> Bool {
        keys.contains { key in self[key].map { predicate(key, $0) } ?? false }
    }

    /// The values that a predicate includes.
    public func filter(_ predicate: NSPredicate) -> Results<Value> { Results(results.filtered(predicate)) }
    /// The values that a query includes.
    public func `where`(_ isIncluded: (Query<Value>) -> Query<Bool>) -> Results<Value> {
        filter(isIncluded(Query()).predicate)
    }
    /// The values in their order.
    public func sorted(ascending: Bool = true) -> Results<Value> { sorted(byKeyPath: "self", ascending: ascending) }
    /// The values by a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Value> {
        Results(results.sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)]))
    }

    /// The smallest value of a property; nil if there is none.
    public func min<T: _Persistable & MinMaxType>(ofProperty property: String) -> T? {
        Results<Value>(results).min(ofProperty: property)
    }
    /// The greatest value of a property; nil if there is none.
    public func max<T: _Persistable & MinMaxType>(ofProperty property: String) -> T? {
        Results<Value>(results).max(ofProperty: property)
    }
    /// The sum of a property's values.
    public func sum<T: _Persistable & AddableType>(ofProperty property: String) -> T {
        Results<Value>(results).sum(ofProperty: property)
    }
    /// The mean of a property's values; nil if there is none.
    public func average<T: _Persistable & AddableType>(ofProperty property: String) -> T? {
        Results<Value>(results).average(ofProperty: property)
    }
}

extension Map: Sequence, CustomStringConvertible {
    /// Goes through the keys and values, by the order of the keys.
    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var entries = keys.makeIterator()
        return AnyIterator { entries.next().flatMap { key in self[key].map { (key, $0) } } }
    }

    /// The keys and values, by the order of the keys.
    public func asKeyValueSequence() -> [(key: Key, value: Value)] { Array(self) }

    /// The keys and values.
    public var description: String {
        let lines = map { "[\($0.key)]: \($0.value)" }
        return "Map<\(Key.self), \(Value.self)> (\n\t" + lines.joined(separator: "\n\t") + "\n)"
    }
}

extension Map: _Persistable {
    /// An empty map.
    public static func _initial() -> Self { unsafeDowncast(Map(), to: Self.self) }
    /// The map of a property.
    public static func _read(_ place: _Place) -> Self { unsafeDowncast(Map(place), to: Self.self) }

    /// Puts the keys and values in the place of those of a property.
    public func _write(_ place: _Place) {
        place.core.checkWritable()
        var entries: [String: RowValue] = [:]
        for (key, value) in self { entries[key._text] = value._encode(place.handle).value }
        place.save(.map(entries))
    }

    /// The map becomes the property's own.
    public func _join(_ place: _Place) {
        if self.place == nil { join(place) } else { _write(place) }
    }

    /// A map of the entries of a dictionary.
    public static func _make(_ value: Any?) -> Self? {
        let map = _initial()
        return map._replace(with: value) ? map : nil
    }

    /// Takes over the entries of a dictionary.
    public func _replace(with value: Any?) -> Bool {
        guard let value = Untyped.unwrapped(value) else {
            removeAll()
            return true
        }
        if let map = value as? Map {
            if map === self { return true }
            let entries = Array(map)
            removeAll()
            for (key, value) in entries { updateValue(value, forKey: key) }
            return true
        }
        guard let entries = Untyped.entries(value) else { return false }
        let made = entries.mapValues(Value._make)
        guard !made.values.contains(where: { $0 == nil }) else { return false }
        removeAll()
        for case (let key, let value?) in made { updateValue(value, forKey: Key._key(key)) }
        return true
    }
}

extension Map: Decodable where Value: Decodable {
    /// Decodes the entries.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        let entries = try decoder.singleValueContainer().decode([String: Value].self)
        for (key, value) in entries { updateValue(value, forKey: Key._key(key)) }
    }
}

extension Map: Encodable where Value: Encodable {
    /// Encodes the entries.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Dictionary(uniqueKeysWithValues: map { ($0.key._text, $0.value) }))
    }
}
