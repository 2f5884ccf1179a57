extension ObservableType {
    /// This sequence, then the other.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable.concat([asObservable(), second.asObservable()])
    }

    /// The sequences one after the other. The next is asked for when one completes.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Producer { sink in SequentialRunner.run(sequence, sink, endsWithError: true) }
    }

    /// The sequences one after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        Producer { sink in SequentialRunner.run(collection, sink, endsWithError: true) }
    }

    /// The sequences one after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }
}
