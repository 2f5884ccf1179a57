/// The objects of a class whose property links to the object that has this one.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection, _PropertyField {
    // The only field: a class's layout reads the storage at its place.
    private let handle: LinkingStorage

    /// The objects of a class whose property, a link or a list of links, has the object.
    public init(fromType type: Element.Type, property propertyName: String) {
        handle = LinkingStorage()
        handle.origin = propertyName
    }

    fileprivate init() { handle = LinkingStorage() }

    fileprivate init(_ place: _Place) {
        handle = LinkingStorage()
        handle.state = .managed(place)
    }

    private init(_ source: _CollectionSource) {
        handle = LinkingStorage()
        handle.results = source.results
    }

    /// What the realm computes.
    public var _source: _CollectionSource { _CollectionSource(handle.current, own: []) }
    /// The same objects of another realm.
    public static func _collection(_ source: _CollectionSource) -> Self { Self(source) }
    /// The object at a position.
    public subscript(position: Int) -> Element { element(position) }

    /// The type as a schema has it.
    public static var _shape: _Shape { _Shape(.linkingObjects, linked: Element.self) }
}

extension LinkingObjects: _Persistable, AnyLinkingObjects {
    var anyHandle: _PropertyStorage { handle }

    /// None.
    public static func _initial() -> Self { Self() }
    /// The objects that link to one.
    public static func _read(_ place: _Place) -> Self { Self(place) }
    /// Does nothing: others have the links.
    public func _write(_ place: _Place) {}
    /// Nothing: others have the links.
    public static func _make(_ value: Any?) -> Self? { nil }
}

extension LinkingObjects: _AnyObjects {
    var anyElements: [Any] { Array(self) }
}

/// A property of objects that link here.
public protocol LinkingObjectsProtocol {}

extension LinkingObjects: LinkingObjectsProtocol {}

/// Linking objects whose class is not known.
protocol AnyLinkingObjects {
    var anyHandle: _PropertyStorage { get }
}

/// Where an object has those that link to it: nowhere but in its realm.
private final class LinkingStorage: _PropertyStorage {
    var results: ResultsCore?

    override var anyValue: Any? { current.map { $0.values } }

    var current: ResultsCore? {
        if results == nil, let place {
            let column = place.core.store.type(at: place.link.table).columns[place.column]
            results = ResultsCore(place.core, .linking(place.link, column))
        }
        return results
    }
}
