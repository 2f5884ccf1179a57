/// The values of a publisher that may fail, for `for try await`.
///
/// Each iterator subscribes by itself. One value is requested whenever one is awaited, so that at most one is on its
/// way; a subject drops the values that nobody awaits.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates the sequence that `values` returns.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes, and returns what awaits the values.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits the values. It cancels its subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Awaits a value: `nil` when the publisher has finished or the task is cancelled. Throws its failure, once.
        public mutating func next() async throws -> Element? {
            try await receiver.next().get()?.value
        }
    }
}

extension Publisher {
    /// The values, to be awaited one by one; a failure is thrown.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
