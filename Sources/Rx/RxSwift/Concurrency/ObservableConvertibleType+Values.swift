extension ObservableConvertibleType {
    /// The values for a `for try await` loop; ending the loop ends the subscription.
    ///
    /// The loop of a task that is cancelled throws a `CancellationError`, after the values that have come before.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = Crossing(
                asObservable().subscribe(
                    onNext: { value in continuation.yield(Crossing(value).take()) },
                    onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
                    // Changes nothing after an end.
                    onDisposed: { continuation.finish(throwing: CancellationError()) }))
            continuation.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension InfallibleType {
    /// The values for a `for await` loop; ending the loop ends the subscription.
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = Crossing(
                asObservable().subscribe(
                    onNext: { value in continuation.yield(Crossing(value).take()) },
                    onCompleted: { continuation.finish() }))
            continuation.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension Crossing {
    /// The value, for whoever is to have it alone.
    package func take() -> sending Value {
        nonisolated(unsafe) let value = self.value
        return value
    }
}
