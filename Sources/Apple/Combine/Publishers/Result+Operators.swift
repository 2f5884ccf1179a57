// A result is known, so that most operators need no stage: they give another publisher of a known result.

extension Result.Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        .init(result.map { $0 == output })
    }

    public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Output: Comparable {
    public func min() -> Result<Output, Failure>.Publisher { self }
    public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(result.tryMap(predicate))
    }

    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(result.tryMap(predicate))
    }

    public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryMap { $0 })
    }

    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryMap { $0 })
    }

    public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    public func first() -> Result<Output, Failure>.Publisher { self }

    public func last() -> Result<Output, Failure>.Publisher { self }

    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(result.tryMap(transform))
    }

    public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
        .init(result.mapError(transform))
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(result.tryMap { try nextPartialResult(initialResult, $0) })
    }

    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result<Output, Failure>.Publisher { self }

    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(result.tryMap { $0 })
    }

    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        switch result {
        case .success(let value): .init(value)
        case .failure: .init(output)
        }
    }

    public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

    public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(result.tryMap { try nextPartialResult(initialResult, $0) })
    }
}

extension Result.Publisher where Failure == Never {
    public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        switch result {
        case .success(let value): .init(value)
        }
    }
}

extension Result {
    /// Transforms the success with a closure that may throw, whatever the type of failure was.
    fileprivate func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
        Result<T, any Error> { try transform(get()) }
    }
}
