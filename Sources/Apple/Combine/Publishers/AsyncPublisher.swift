/// A publisher that exposes its elements as an asynchronous sequence.
///
/// One value is requested for each that is awaited, so that nothing is lost or kept beyond one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher as an asynchronous sequence.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, Never>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Produces the next element, or `nil` when the publisher has finished or the task is cancelled.
        public mutating func next() async -> Element? {
            switch await receiver.next() {
            case .success(let value): value?.value
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The elements produced by the publisher, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
