import Foundation

extension RealmCollection where Element: ObjectBase {
    /// The position of the first element that a query includes; nil if there is none.
    public func index(matching isIncluded: (Query<Element>) -> Query<Bool>) -> Int? {
        index(matching: isIncluded(Query()).predicate)
    }

    /// The elements by a property.
    public func sorted<T>(by keyPath: KeyPath<Element, T>, ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: KeyPathTrace.text(of: keyPath), ascending: ascending)
    }

    /// Of elements whose properties have the same values, the first.
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element>
    where S.Iterator.Element == PartialKeyPath<Element> {
        distinct(by: keyPaths.map { KeyPathTrace.text(of: $0) })
    }

    /// The smallest value of a property; nil if there is none.
    public func min<T: _Persistable>(of keyPath: KeyPath<Element, T>) -> T? where T: MinMaxType {
        min(ofProperty: KeyPathTrace.text(of: keyPath))
    }

    /// The greatest value of a property; nil if there is none.
    public func max<T: _Persistable>(of keyPath: KeyPath<Element, T>) -> T? where T: MinMaxType {
        max(ofProperty: KeyPathTrace.text(of: keyPath))
    }

    /// The sum of a property's values.
    public func sum<T: _Persistable>(of keyPath: KeyPath<Element, T>) -> T where T: AddableType {
        sum(ofProperty: KeyPathTrace.text(of: keyPath))
    }

    /// The mean of a property's values; nil if there is none.
    public func average<T: _Persistable>(of keyPath: KeyPath<Element, T>) -> T? where T: AddableType {
        average(ofProperty: KeyPathTrace.text(of: keyPath))
    }
}

extension RealmCollection where Element: MinMaxType {
    /// The smallest element; nil if there is none.
    public func min() -> Element? { min(ofProperty: "self") }
    /// The greatest element; nil if there is none.
    public func max() -> Element? { max(ofProperty: "self") }
}

extension RealmCollection where Element: AddableType {
    /// The sum of the elements.
    public func sum() -> Element { sum(ofProperty: "self") }
    /// The mean of the elements; nil if there is none.
    public func average<T: _Persistable>() -> T? where T: AddableType { average(ofProperty: "self") }
}

extension RealmCollection where Element: SortableType {
    /// The elements in their order.
    public func sorted(ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: "self", ascending: ascending)
    }

    /// Each element once.
    public func distinct() -> Results<Element> { distinct(by: ["self"]) }
}
