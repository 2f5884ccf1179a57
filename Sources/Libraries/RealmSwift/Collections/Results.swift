/// What a query of a realm finds, now and whenever it is looked at.
public struct Results<Element: RealmCollectionValue>: RealmCollection {
    private let results: ResultsCore

    init(_ results: ResultsCore) { self.results = results }

    /// What the realm computes.
    public var _source: _CollectionSource { _CollectionSource(results) }
    /// The same query of another realm.
    public static func _collection(_ source: _CollectionSource) -> Self { Self(source.managed) }
    /// The element at a position.
    public subscript(position: Int) -> Element { element(position) }
}

extension Results: _AnyObjects {
    var anyElements: [Any] { Array(self) }
}

extension Results: Encodable where Element: Encodable {
    /// Encodes the elements.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
    }
}
