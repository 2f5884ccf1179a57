/// A publisher that exposes its elements as a throwing asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as a throwing asynchronous
    /// sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Produces the next element, or `nil` when the publisher has finished or the task is cancelled.
        public mutating func next() async throws -> Element? {
            try await receiver.next().get()?.value
        }
    }
}

extension Publisher {
    /// The elements produced by the publisher, as a throwing asynchronous sequence.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
