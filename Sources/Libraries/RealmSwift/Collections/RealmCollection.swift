import Foundation

/// A collection of values of a realm: results, lists, sets, and the objects that link to one.
///
/// Changes as its realm does, also while it is looked through by index; an iterator goes through the elements that there
/// were when it was made.
public protocol RealmCollection: RandomAccessCollection, LazyCollectionProtocol, CustomStringConvertible,
    ThreadConfined,
    Equatable
where Element: RealmCollectionValue, Index == Int, Iterator == RLMIterator<Element> {
    /// The collection as its realm computes it.
    var _source: _CollectionSource { get }
    /// The collection of the same elements, of what `source` computes.
    static func _collection(_ source: _CollectionSource) -> Self
}

/// A collection as its realm computes it; nothing for one that belongs to no realm.
public struct _CollectionSource {
    let results: ResultsCore?
    /// The elements of a collection that belongs to no realm.
    var own: [Any] = []

    init(_ results: ResultsCore?, own: [Any] = []) {
        self.results = results
        self.own = own
    }

    /// What queries need, of a collection that must belong to a realm.
    var managed: ResultsCore {
        guard let results else {
            Misuse.stop(
                "This method may only be called on collections that belong to a realm: add the object to a Realm first")
        }
        return results
    }
}

extension RealmCollection {
    var links: [ObjectLink] {
        (_source.results?.values ?? []).compactMap { if case .link(let link) = $0 { link } else { nil } }
    }

    /// The realm; nil for a collection of an object that is in none.
    public var realm: Realm? { _source.results.map { Realm(core: $0.core) } }
    /// Whether the object that has the collection is gone.
    public var isInvalidated: Bool { _source.results?.isInvalidated ?? false }
    /// Whether the collection never changes.
    public var isFrozen: Bool { _source.results?.core.isFrozen ?? false }
    /// The number of elements.
    public var count: Int { _source.results?.count ?? _source.own.count }
    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { count }
    /// The next index.
    public func index(after i: Int) -> Int { i + 1 }
    /// The index before.
    public func index(before i: Int) -> Int { i - 1 }
    /// The first element.
    public var first: Element? { isEmpty ? nil : self[0] }
    /// The last element.
    public var last: Element? { isEmpty ? nil : self[count - 1] }
    /// An iterator through the elements that there are now.
    public func makeIterator() -> RLMIterator<Element> { RLMIterator(_source) }

    func element(_ index: Int) -> Element {
        guard let results = _source.results else { return _source.own[index] as! Element }
        if results.isInvalidated { Misuse.stop(Misuse.collection) }
        let values = results.values
        guard values.indices.contains(index) else {
            Misuse.stop("Index \(index) is out of bounds (must be less than \(values.count)).")
        }
        return Element._decode(_Stored(values[index]), _RealmHandle(results.core))
    }

    // MARK: Finding

    /// The position of an element; nil if it is not there.
    public func index(of object: Element) -> Int? {
        guard let results = _source.results else { return _source.own.firstIndex { ($0 as? Element) == object } }
        if let object = object as? ObjectBase {
            guard object.core != nil else { return nil }
            return results.values.firstIndex(of: .link(object.link))
        }
        return results.values.firstIndex(of: object._encode(nil).value)
    }

    /// The position of the first element that a predicate includes; nil if there is none.
    public func index(matching predicate: NSPredicate) -> Int? {
        let results = _source.managed
        guard let first = results.filtered(predicate).values.first else { return nil }
        return results.values.firstIndex(of: first)
    }

    /// The position of the first element that a predicate includes; nil if there is none.
    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// The position of the first element that a query includes; nil if there is none.
    public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
        index(matching: isIncluded(Query()).predicate)
    }

    /// The elements at positions.
    public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }

    /// The elements that a predicate includes.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// The elements that a predicate includes.
    public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(_source.managed.filtered(predicate)) }

    /// The elements that a query includes.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        filter(isIncluded(Query()).predicate)
    }

    // MARK: Sorting

    /// The elements by a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }

    /// The elements by a property. The name of old versions.
    public func sorted(byProperty property: String, ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: property, ascending: ascending)
    }

    /// The elements by properties, the first of which counts most.
    public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
    where S.Iterator.Element == SortDescriptor {
        Results(_source.managed.sorted(by: Array(sortDescriptors)))
    }

    /// Of elements whose properties have the same values, the first.
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Iterator.Element == String {
        Results(_source.managed.distinct(by: Array(keyPaths)))
    }

    // MARK: Aggregates

    /// The smallest value of a property; nil if there is none.
    public func min<T: _Persistable>(ofProperty property: String) -> T? where T: MinMaxType {
        extreme(property, .orderedAscending)
    }

    /// The greatest value of a property; nil if there is none.
    public func max<T: _Persistable>(ofProperty property: String) -> T? where T: MinMaxType {
        extreme(property, .orderedDescending)
    }

    private func extreme<T: _Persistable>(_ property: String, _ order: ComparisonResult) -> T? {
        let results = _source.managed
        let values = results.column(property)
        guard let first = values.first else { return nil }
        let found = values.dropFirst().reduce(first) { RowOrder.order($1, $0) == order ? $1 : $0 }
        return T._make(results.core.any(found))
    }

    /// The sum of a property's values.
    public func sum<T: _Persistable>(ofProperty property: String) -> T where T: AddableType {
        let values = _source.managed.column(property)
        return Aggregate.sum(values)
    }

    /// The mean of a property's values; nil if there is none.
    public func average<T: _Persistable>(ofProperty property: String) -> T? where T: AddableType {
        let values = _source.managed.column(property)
        return values.isEmpty ? nil : T._make(Aggregate.mean(values))
    }

    // MARK: Values by name

    /// The values of a property of each element.
    public func value(forKey key: String) -> Any? {
        map { element in (element as? ObjectBase)?.anyValue(of: key) ?? NSNull() } as [Any]
    }

    /// Sets a property of each element.
    public func setValue(_ value: Any?, forKey key: String) {
        for element in self { (element as? ObjectBase)?.setAnyValue(value, of: key) }
    }

    // MARK: State

    /// The elements as they are now, which never change.
    public func freeze() -> Self {
        guard let frozen = _moved(to: _RealmHandle(_source.managed.core.frozen())) else {
            Misuse.stop(Misuse.collection)
        }
        return frozen
    }

    /// The living collection; nil if the object that has it is gone.
    public func thaw() -> Self? { _moved(to: _RealmHandle(_source.managed.core.thawed())) }

    /// The same collection of another realm of the store; nil if the object that has it is not there.
    public func _moved(to realm: _RealmHandle) -> Self? {
        _source.managed.moved(to: realm.core).map { Self._collection(_CollectionSource($0)) }
    }

    /// Whether both have the same elements of the same realm.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs._source.results, rhs._source.results) {
        case (let lhs?, let rhs?): lhs.isSame(as: rhs)
        case (nil, nil): lhs.elementsEqual(rhs)
        default: false
        }
    }

    /// The kind and the first hundred elements.
    public var description: String {
        let kind = String(describing: Self.self).prefix { $0 != "<" }
        return DescribedObject.text(String(kind), Element.self, map { $0 as Any } as [Any])
    }
}

/// Goes through the elements that a collection had when it was made.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
    private let source: _CollectionSource
    private let values: [RowValue]
    private var index = 0

    init(_ source: _CollectionSource) {
        self.source = source
        values = source.results?.values ?? []
    }

    /// The next element; nil after the last.
    public mutating func next() -> Element? {
        defer { index += 1 }
        guard let results = source.results else {
            return index < source.own.count ? source.own[index] as? Element : nil
        }
        guard index < values.count else { return nil }
        return Element._decode(_Stored(values[index]), _RealmHandle(results.core))
    }
}

/// Sums and means.
enum Aggregate {
    static func sum<T: _Persistable>(_ values: [RowValue]) -> T {
        let total: Any =
            switch T._shape.type {
            case .int:
                values.reduce(Int64(0)) { sum, value in if case .int(let value) = value { sum &+ value } else { sum } }
            case .decimal128:
                values.reduce(Decimal(0)) { sum, value in
                    if case .decimal(let value) = value { sum + value } else { sum }
                }
            default: values.compactMap(RowOrder.number).reduce(0, +)
            }
        return T._make(total) ?? T._initial()
    }

    static func mean(_ values: [RowValue]) -> Double? {
        let numbers = values.compactMap(RowOrder.number)
        return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }
}
