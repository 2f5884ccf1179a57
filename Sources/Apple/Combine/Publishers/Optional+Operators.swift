// The value is known, so that most operators need no subscription of their own. Where there is none, operators that
// publish a result for an empty stream, such as `count`, return a publisher without a value too, as Apple's do.

extension Optional.Publisher where Wrapped: Equatable {
    /// Publishes whether the value equals another; nothing if there is no value.
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    /// This publisher: it has no duplicates.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// This publisher: its value, if any, is the smallest.
    public func min() -> Optional<Wrapped>.Publisher { self }

    /// This publisher: its value, if any, is the largest.
    public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
    /// Publishes whether a closure accepts the value; nothing if there is no value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    /// Publishes the value in an array, which is empty if there is no value.
    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    /// Publishes what a closure makes of the value, if any, unless that is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(output.flatMap(transform))
    }

    /// This publisher: its value is the smallest by any order. The closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// This publisher: its value is the largest by any order. The closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// Publishes whether a closure accepts the value; nothing if there is no value.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    /// Publishes 1; nothing if there is no value.
    public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

    /// Publishes the value, if any, if none is to be left out.
    ///
    /// - Parameter count: How many values to leave out; not negative.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "count must not be negative")
        return .init(count == 0 ? output : nil)
    }

    /// Publishes the value unless a closure accepts it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { predicate($0) ? nil : $0 })
    }

    /// This publisher: its value, if any, is the first.
    public func first() -> Optional<Output>.Publisher { self }

    /// Publishes the value if a closure accepts it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// This publisher: its value, if any, is the last.
    public func last() -> Optional<Output>.Publisher { self }

    /// Publishes the value if a closure accepts it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the value if a closure accepts it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Publishes no value and finishes at once.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// Publishes what a closure makes of the value, if any.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// Publishes the value if the position is 0.
    ///
    /// - Parameter index: The position; not negative.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "index must not be negative")
        return .init(index == 0 ? output : nil)
    }

    /// Publishes the value if the range contains position 0.
    ///
    /// A range without an end stops the program, as with Apple's.
    public func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "lowerBound must not be negative")
        precondition(range.upperBound < .max - 1, "upperBound must not be that large")
        return .init(range.contains(0) ? output : nil)
    }

    /// Publishes the value if any is wanted.
    ///
    /// - Parameter maxLength: How many values to publish at most; not negative.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }

    /// Publishes the value if a closure accepts it.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes what a closure makes of an initial result and the value; nothing if there is no value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Publishes what a closure makes of an initial result and the value, if any.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    /// This publisher: it has no duplicates. The closure is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }

    /// This publisher, which cannot fail.
    public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

    /// Publishes the value, or another one if there is none.
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

    /// This publisher, which cannot fail.
    public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}
