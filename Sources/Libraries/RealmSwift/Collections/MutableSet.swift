import Foundation

/// The elements of a property, each once, of an object of its own or one of a realm.
public final class MutableSet<Element: RealmCollectionValue>: _PropertyStorage, RealmCollection, _PropertyField {
    private var own: [Element] = []
    private var results: ResultsCore?

    /// An empty set.
    public override init() { super.init() }

    init(_ place: _Place) {
        super.init()
        state = .managed(place)
    }

    private init(_ results: ResultsCore) {
        super.init()
        self.results = results
        if case .place(let place) = results.source { state = .managed(place) }
    }

    /// What the realm computes.
    public var _source: _CollectionSource {
        guard let place else { return _CollectionSource(nil, own: own) }
        if results == nil { results = ResultsCore(place.core, .place(place)) }
        return _CollectionSource(results)
    }

    /// The same set of another realm.
    public static func _collection(_ source: _CollectionSource) -> Self {
        unsafeDowncast(MutableSet(source.managed), to: Self.self)
    }

    /// The element at a position.
    public subscript(position: Int) -> Element { place == nil ? own[position] : element(position) }

    /// The type as a schema has it.
    public static var _shape: _Shape { Element._shape.collected(.set) }

    override func join(_ place: _Place) {
        let elements = own
        super.join(place)
        own = []
        results = nil
        place.save(.list(Self.unique(elements.map { $0._encode(place.handle).value })))
    }

    override var anyValue: Any? { self }
    override func setAny(_ value: Any?) -> Bool { _replace(with: value) }

    private static func unique(_ values: [RowValue]) -> [RowValue] {
        var seen: Set<RowValue> = []
        return values.filter { seen.insert($0).inserted }
    }

    private func change(_ body: (inout [RowValue], _RealmHandle) -> Void) {
        guard let place else { return }
        place.core.checkWritable()
        var values = place.load().elements
        body(&values, place.handle)
        place.save(.list(Self.unique(values)))
    }

    // MARK: Elements

    /// Whether the element is in the set.
    public func contains(_ object: Element) -> Bool { index(of: object) != nil }
    /// Whether all elements are in another set.
    public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool { allSatisfy(possibleSuperset.contains) }
    /// Whether an element is in another set.
    public func intersects(_ otherSet: MutableSet<Element>) -> Bool { contains(where: otherSet.contains) }
    /// Adds an element.
    public func insert(_ object: Element) { insert(objectsIn: [object]) }

    /// Adds elements.
    public func insert<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
        if place == nil {
            for object in objects where !own.contains(object) { own.append(object) }
        } else {
            change { values, realm in values += objects.map { $0._encode(realm).value } }
        }
    }

    /// Removes an element; an object stays in its realm.
    public func remove(_ object: Element) {
        guard let index = index(of: object) else { return }
        if place == nil { own.remove(at: index) } else { change { values, _ in values.remove(at: index) } }
    }

    /// Removes all elements; objects stay in their realm.
    public func removeAll() {
        if place == nil { own = [] } else { change { values, _ in values = [] } }
    }

    /// Keeps the elements that are in another set as well.
    public func formIntersection(_ other: MutableSet<Element>) {
        for element in Array(self) where !other.contains(element) { remove(element) }
    }

    /// Removes the elements that are in another set.
    public func subtract(_ other: MutableSet<Element>) { for element in Array(other) { remove(element) } }
    /// Adds the elements of another set.
    public func formUnion(_ other: MutableSet<Element>) { insert(objectsIn: Array(other)) }
}

extension MutableSet: _Persistable {
    /// An empty set.
    public static func _initial() -> Self { unsafeDowncast(MutableSet(), to: Self.self) }
    /// The set of a property.
    public static func _read(_ place: _Place) -> Self { unsafeDowncast(MutableSet(place), to: Self.self) }

    /// Puts the elements in the place of those of a property.
    public func _write(_ place: _Place) {
        place.core.checkWritable()
        let elements = Array(self)
        place.save(.list(Self.unique(elements.map { $0._encode(place.handle).value })))
    }

    /// The set becomes the property's own.
    public func _join(_ place: _Place) {
        if self.place == nil { join(place) } else { _write(place) }
    }
}

extension MutableSet: _ElementStorage {
    /// Adds elements of a collection.
    public func _add(_ elements: [Element]) { insert(objectsIn: elements) }
}

extension MutableSet: _AnyObjects {
    var anyElements: [Any] { Array(self) }
}

extension MutableSet: Decodable where Element: Decodable {
    /// Decodes the elements.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        _add(try [Element](from: decoder))
    }
}

extension MutableSet: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
