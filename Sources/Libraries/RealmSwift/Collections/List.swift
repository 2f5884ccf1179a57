import Foundation

/// The elements of a property in an order of their own, of an object of its own or one of a realm.
public final class List<Element: RealmCollectionValue>: _PropertyStorage, RealmCollection, _PropertyField {
    private var own: [Element] = []
    private var results: ResultsCore?

    /// An empty list.
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

    /// The same list of another realm.
    public static func _collection(_ source: _CollectionSource) -> Self {
        unsafeDowncast(List(source.managed), to: Self.self)
    }

    /// The number of elements.
    public var count: Int { place == nil ? own.count : _source.managed.count }

    /// The type as a schema has it.
    public static var _shape: _Shape { Element._shape.collected(.list) }

    override func join(_ place: _Place) {
        let elements = own
        super.join(place)
        own = []
        results = nil
        place.save(.list(elements.map { $0._encode(place.handle).value }))
    }

    override var anyValue: Any? { self }
    override func setAny(_ value: Any?) -> Bool { _replace(with: value) }

    /// The element at a position, which may be replaced.
    public subscript(position: Int) -> Element {
        get { place == nil ? own[position] : element(position) }
        set { replace(index: position, object: newValue) }
    }

    // MARK: Changing

    private func change(_ body: (inout [RowValue], _RealmHandle) -> Void) {
        guard let place else { return }
        place.core.checkWritable()
        var values = place.load().elements
        body(&values, place.handle)
        place.save(.list(values))
    }

    private func check(_ index: Int, upTo count: Int) {
        if index < 0 || index >= count { Misuse.stop("Index \(index) is out of bounds (must be less than \(count)).") }
    }

    /// Adds an element at the end.
    public func append(_ object: Element) {
        if place == nil { own.append(object) } else { change { $0.append(object._encode($1).value) } }
    }

    /// Adds elements at the end.
    public func append<S: Sequence>(objectsIn objects: S) where S.Iterator.Element == Element {
        if place == nil {
            own.append(contentsOf: objects)
        } else {
            change { values, realm in values += objects.map { $0._encode(realm).value } }
        }
    }

    /// Inserts an element before the one at a position.
    public func insert(_ object: Element, at index: Int) {
        check(index, upTo: count + 1)
        if place == nil {
            own.insert(object, at: index)
        } else {
            change { $0.insert(object._encode($1).value, at: index) }
        }
    }

    /// Removes an element; an object stays in its realm.
    public func remove(at index: Int) {
        check(index, upTo: count)
        if place == nil { own.remove(at: index) } else { change { values, _ in values.remove(at: index) } }
    }

    /// Removes all elements; objects stay in their realm.
    public func removeAll() {
        if place == nil { own.removeAll() } else { change { values, _ in values = [] } }
    }

    /// Puts an element in the place of another.
    public func replace(index: Int, object: Element) {
        check(index, upTo: count)
        if place == nil { own[index] = object } else { change { $0[index] = object._encode($1).value } }
    }

    /// Moves an element to the position that it shall have.
    public func move(from: Int, to: Int) {
        check(from, upTo: count)
        check(to, upTo: count)
        if place == nil {
            own.insert(own.remove(at: from), at: to)
        } else {
            change { values, _ in values.insert(values.remove(at: from), at: to) }
        }
    }

    /// Exchanges two elements.
    public func swapAt(_ index1: Int, _ index2: Int) {
        check(index1, upTo: count)
        check(index2, upTo: count)
        if place == nil { own.swapAt(index1, index2) } else { change { values, _ in values.swapAt(index1, index2) } }
    }
}

extension List: RangeReplaceableCollection, MutableCollection {
    /// A part of the list.
    public typealias SubSequence = Slice<List>

    /// Puts elements in the place of others.
    public func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
    where C.Iterator.Element == Element, R.Bound == Int {
        let range = subrange.relative(to: 0..<count)
        if place == nil {
            own.replaceSubrange(range, with: newElements)
        } else {
            change { values, realm in
                values.replaceSubrange(range, with: newElements.map { $0._encode(realm).value })
            }
        }
    }

    /// A part of the list.
    public subscript(bounds: Range<Int>) -> SubSequence {
        get { SubSequence(base: self, bounds: bounds) }
        set { replaceSubrange(bounds, with: newValue) }
    }

    /// Removes elements from the beginning.
    public func removeFirst(_ number: Int = 1) { replaceSubrange(0..<number, with: []) }
    /// Removes elements from the end.
    public func removeLast(_ number: Int = 1) { replaceSubrange(count - number..<count, with: []) }
    /// Removes the elements of a range.
    public func removeSubrange<R: RangeExpression>(_ boundsExpression: R) where R.Bound == Int {
        replaceSubrange(boundsExpression, with: [])
    }

    /// Inserts elements before the one at a position.
    public func insert<C: Collection>(contentsOf newElements: C, at i: Int) where C.Iterator.Element == Element {
        replaceSubrange(i..<i, with: newElements)
    }

    /// Removes the elements at positions.
    public func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }

    /// Moves the elements at positions before the one at another.
    public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
        for (moved, offset) in offsets.enumerated() {
            let target = offset < destination ? destination - 1 : destination + moved
            let source = offset < destination ? offset - moved : offset
            move(from: source, to: target)
        }
    }
}

extension List: _Persistable {
    /// An empty list.
    public static func _initial() -> Self { unsafeDowncast(List(), to: Self.self) }
    /// The list of a property.
    public static func _read(_ place: _Place) -> Self { unsafeDowncast(List(place), to: Self.self) }

    /// Puts the elements in the place of those of a property.
    public func _write(_ place: _Place) {
        place.core.checkWritable()
        let elements = Array(self)
        place.save(.list(elements.map { $0._encode(place.handle).value }))
    }

    /// The list becomes the property's own.
    public func _join(_ place: _Place) {
        if self.place == nil { join(place) } else { _write(place) }
    }
}

extension List: _ElementStorage {
    /// Adds elements of a collection.
    public func _add(_ elements: [Element]) { append(objectsIn: elements) }
}

extension List: _AnyObjects {
    var anyElements: [Any] { Array(self) }
}

extension List: Decodable where Element: Decodable {
    /// Decodes the elements.
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        _add(try [Element](from: decoder))
    }
}

extension List: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}
