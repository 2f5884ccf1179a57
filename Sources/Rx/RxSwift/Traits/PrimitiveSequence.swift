/// A sequence with a promise about its values in its type: `Single`, `Maybe` or `Completable`.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    package init(raw source: Observable<Element>) { self.source = source }
}

/// A sequence with a promise about its values in its type.
public protocol PrimitiveSequenceType {
    /// The shape.
    associatedtype Trait
    /// The type of the values.
    associatedtype Element

    /// The older name of `Trait`.
    @available(*, deprecated, renamed: "Trait")
    typealias TraitType = Trait

    /// The older name of `Element`.
    @available(*, deprecated, renamed: "Element")
    typealias ElementType = Element

    /// The sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    var observable: Observable<Element> { primitiveSequence.source }
}
