/// A collection of a realm's whose kind does not matter.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    /// What the realm computes.
    public let _source: _CollectionSource

    private init(_ source: _CollectionSource) { _source = source }

    /// The elements of `base`.
    public init<C: RealmCollection>(_ base: C) where C.Element == Element { _source = base._source }

    /// The same collection of another realm.
    public static func _collection(_ source: _CollectionSource) -> Self { Self(source) }
    /// The element at a position.
    public subscript(position: Int) -> Element { element(position) }
}
