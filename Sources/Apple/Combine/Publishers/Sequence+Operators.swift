// The elements are known, so that most operators need no subscription of their own: they work on the sequence at once.

extension Publishers.Sequence {
    /// Publishes whether a closure accepts every element.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Publishes whether a closure accepts every element, or fails with the error it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// Publishes an array of the elements.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

    /// Publishes what a closure makes of each element, save `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Publishes whether a closure accepts an element.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Publishes whether a closure accepts an element, or fails with the error it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// Leaves out elements until a closure returns `false`.
    public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Leaves out the first elements.
    ///
    /// - Parameter count: How many to leave out; not negative.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Publishes the elements that a closure accepts.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// Publishes no value and finishes at once.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// Publishes what a closure makes of each element.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// Publishes the first elements.
    ///
    /// - Parameter maxLength: How many to publish at most; not negative.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// Publishes elements as long as a closure accepts them.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// Publishes the elements combined into one result.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Publishes the elements combined into one result, or fails with the error that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Publishes another value in place of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Publishes a running result: for each element, what a closure makes of the result so far and that element.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return .init(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Leaves out an element that equals the one right before it.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var kept: [Output] = []
        for element in sequence where kept.last != element { kept.append(element) }
        return .init(sequence: kept)
    }

    /// Publishes whether an element equals a value.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the first element that a closure accepts, if any.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(sequence.first(where: predicate))
    }

    /// Publishes the smallest element by an order of your own, if any.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Publishes the largest element by an order of your own, if any.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// Publishes the elements, and declares another type of failure.
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Comparable, Failure == Never {
    /// Publishes the smallest element, if any.
    public func min() -> Output?.Publisher { .init(sequence.min()) }

    /// Publishes the largest element, if any.
    public func max() -> Output?.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element, if any.
    public func first() -> Output?.Publisher { .init(sequence.first) }

    /// Publishes the element at an index, if the index is valid.
    public func output(at index: Elements.Index) -> Output?.Publisher {
        .init(sequence.indices.contains(index) ? sequence[index] : nil)
    }

    /// Publishes the number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// Publishes the elements in a range of valid indices.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element, if any.
    public func last() -> Output?.Publisher { .init(sequence.last) }

    /// Publishes the last element that a closure accepts, if any.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes some values after the elements.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Publishes the elements of another sequence after these.
    public func append<S>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S: Sequence, Output == S.Element {
        var result = sequence
        result.append(contentsOf: elements)
        return .init(sequence: result)
    }

    /// Publishes the elements of another such publisher after these.
    public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }

    /// Publishes some values before the elements.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Publishes the elements of another sequence before these.
    public func prepend<S>(
        _ elements: S
    ) -> Publishers.Sequence<Elements, Failure> where S: Sequence, Output == S.Element {
        var result = Elements()
        result.reserveCapacity(sequence.count + elements.underestimatedCount)
        result.append(contentsOf: elements)
        result.append(contentsOf: sequence)
        return .init(sequence: result)
    }

    /// Publishes the elements of another such publisher before these.
    public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        var result = publisher.sequence
        result.append(contentsOf: sequence)
        return .init(sequence: result)
    }
}
