// The result is known, so that most operators need no subscription of their own: they return another publisher of a
// known result.

extension Result.Publisher where Output: Equatable {
    /// Publishes whether the value equals another.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(result.map { $0 == output })
    }

    /// This publisher: one value has no duplicate.
    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Comparable {
    /// This publisher: its value is the smallest.
    public func min() -> Result<Output, Failure>.Publisher { self }

    /// This publisher: its value is the largest.
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher {
    /// Publishes whether a closure accepts the value.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Publishes whether a closure accepts the value, or fails with the error it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(result.tryMap(predicate))
    }

    /// Publishes whether a closure accepts the value.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    /// Publishes whether a closure accepts the value, or fails with the error it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(result.tryMap(predicate))
    }

    /// Publishes the value in an array.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    /// This publisher: its value is the smallest by any order. The closure is not called.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value, or fails with the error that the closure throws. It is called with the value twice.
    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryKeep(areInIncreasingOrder))
    }

    /// This publisher: its value is the largest by any order. The closure is not called.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value, or fails with the error that the closure throws. It is called with the value twice.
    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryKeep(areInIncreasingOrder))
    }

    /// Publishes 1, or fails.
    public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    /// This publisher: its value is the first.
    public func first() -> Result<Output, Failure>.Publisher { self }

    /// This publisher: its value is the last.
    public func last() -> Result<Output, Failure>.Publisher { self }

    /// Publishes no value and finishes at once, even if the result is a failure.
    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    /// Publishes what a closure makes of the value.
    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    /// Publishes what a closure makes of the value, or fails with the error it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(result.tryMap(transform))
    }

    /// Replaces the failure, if it is one, by what a closure makes of it.
    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
        .init(result.mapError(transform))
    }

    /// Publishes what a closure makes of an initial result and the value.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// Publishes what a closure makes of an initial result and the value, or fails with the error it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(result.tryMap { try nextPartialResult(initialResult, $0) })
    }

    /// This publisher: one value has no duplicate. The closure is not called.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    /// Publishes the value, or fails with the error that the closure throws. It is called with the value twice.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryKeep(predicate))
    }

    /// Publishes the value, or another one in place of the failure.
    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        switch result {
        case .success(let value): .init(value)
        case .failure: .init(output)
        }
    }

    /// This publisher, which is not empty.
    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    /// This publisher: another attempt would have the same result.
    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

    /// Publishes what a closure makes of an initial result and the value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    /// Publishes what a closure makes of an initial result and the value, or fails with the error it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(result.tryMap { try nextPartialResult(initialResult, $0) })
    }
}

extension Result.Publisher where Failure == Never {
    /// Publishes the value, and declares another type of failure.
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        switch result {
        case .success(let value): .init(value)
        }
    }
}

extension Result {
    /// The same result, unless a closure throws that is given the success twice.
    fileprivate func tryKeep(_ compare: (Success, Success) throws -> Bool) -> Result<Success, any Error> {
        tryMap {
            _ = try compare($0, $0)
            return $0
        }
    }

    /// Transforms the success with a closure that may throw, whatever the type of failure was.
    fileprivate func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
        Result<T, any Error> { try transform(get()) }
    }
}
