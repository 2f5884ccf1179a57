extension ObservableType {
    /// Sends the values of this sequence and, when it has completed, those of `second`.
    ///
    /// `second` is subscribed to only then. An error ends the sequence at once.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// Sends the values of one sequence after another, each from its first value to its completion.
    ///
    /// The iterator is asked for the next sequence when one has completed; so the sequence of them may be lazy or
    /// infinite. An error ends the sequence at once.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Producer { sink in SequentialRunner.run(sequence, sink, endsWithError: true) }
    }

    /// Sends the values of one sequence after another, each from its first value to its completion.
    ///
    /// An error ends the sequence at once, and the rest is not subscribed to.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        Producer { sink in SequentialRunner.run(collection, sink, endsWithError: true) }
    }

    /// The sequences one after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}
