// The value is known, so that most operators need no subscription of their own: they return another publisher of a
// known value.

extension Just where Output: Equatable {
    /// This publisher: one value has no duplicate.
    public func removeDuplicates() -> Just<Output> { self }

    /// Publishes whether the value equals another.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
}

extension Just where Output: Comparable {
    /// This publisher: its value is the smallest.
    public func min() -> Just<Output> { self }

    /// This publisher: its value is the largest.
    public func max() -> Just<Output> { self }
}

extension Just {
    /// Publishes whether a closure accepts the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Publishes whether a closure accepts the value, or fails with the error it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// Publishes whether a closure accepts the value.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }

    /// Publishes whether a closure accepts the value, or fails with the error it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// Publishes the value in an array.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

    /// Publishes what a closure makes of the value, unless that is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher { .init(transform(output)) }

    /// This publisher: its value is the smallest by any order. The closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// This publisher: its value is the largest by any order. The closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes some values before this one.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Publishes the elements of a sequence before the value.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: elements + [output])
    }

    /// Publishes some values after this one.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Publishes the elements of a sequence after the value.
    public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        Publishers.Sequence(sequence: [output] + elements)
    }

    /// Publishes 1.
    public func count() -> Just<Int> { Just<Int>(1) }

    /// Publishes the value if none is to be left out.
    ///
    /// - Parameter count: How many values to leave out; not negative.
    public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
        precondition(count >= 0, "count must not be negative")
        return .init(count > 0 ? nil : output)
    }

    /// Publishes the value unless a closure accepts it.
    public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// This publisher: its value is the first.
    public func first() -> Just<Output> { self }

    /// Publishes the value if a closure accepts it.
    public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// This publisher: its value is the last.
    public func last() -> Just<Output> { self }

    /// Publishes the value if a closure accepts it.
    public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// Publishes the value if a closure accepts it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Publishes no value and finishes at once.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    /// Publishes what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Publishes what a closure makes of the value, or fails with the error it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// Publishes the value, and declares another type of failure. The closure is not called.
    public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
        .init(output)
    }

    /// Publishes the value if the position is 0.
    ///
    /// - Parameter index: The position; not negative.
    public func output(at index: Int) -> Output?.Publisher {
        precondition(index >= 0, "index must not be negative")
        return .init(index == 0 ? output : nil)
    }

    /// Publishes the value if the range starts at position 0, even if it is empty, as Apple's does.
    public func output<R>(in range: R) -> Output?.Publisher where R: RangeExpression, R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// Publishes the value if any is wanted.
    ///
    /// - Parameter maxLength: How many values to publish at most; not negative.
    public func prefix(_ maxLength: Int) -> Output?.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if a closure accepts it.
    public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher {
        .init(predicate(output) ? output : nil)
    }

    /// Publishes what a closure makes of an initial result and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Publishes what a closure makes of an initial result and the value, or fails with the error it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// This publisher: one value has no duplicate. The closure is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the value, or fails with the error that the closure throws. It is called with the value twice.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(
            Result {
                _ = try predicate(output, output)
                return output
            })
    }

    /// This publisher, which cannot fail.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// This publisher, which is not empty.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// This publisher, which cannot fail.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Publishes what a closure makes of an initial result and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Publishes what a closure makes of an initial result and the value, or fails with the error it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// Publishes the value, and declares another type of failure.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        .init(output)
    }
}
