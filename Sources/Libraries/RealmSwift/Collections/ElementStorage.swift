/// What lists and sets of a property have in common: they take over the elements of other collections.
public protocol _ElementStorage: AnyObject, RealmCollection, _Persistable {
    /// Adds elements as the collection does.
    func _add(_ elements: [Element])
    /// Removes all elements; objects stay in their realm.
    func removeAll()
}

extension _ElementStorage {
    /// One with the elements of a collection; nil when some are of another kind.
    public static func _make(_ value: Any?) -> Self? {
        let new = _initial()
        return new._replace(with: value) ? new : nil
    }

    /// Takes over the elements of a collection. Nothing changes when some are of another kind.
    public func _replace(with value: Any?) -> Bool {
        guard let value = Untyped.unwrapped(value) else {
            removeAll()
            return true
        }
        if let other = value as? Self, other === self { return true }
        guard let elements = Untyped.elements(value) else { return false }
        let made = elements.map(Element._make)
        guard !made.contains(where: { $0 == nil }) else { return false }
        removeAll()
        _add(made.compactMap { $0 })
        return true
    }
}
