/// The values of a publisher that cannot fail, for `for await`.
///
/// Each iterator subscribes by itself. One value is requested whenever one is awaited, so that at most one is on its
/// way; a subject drops the values that nobody awaits.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Creates the sequence that `values` returns.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes, and returns what awaits the values.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Awaits the values. It cancels its subscription when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        private let receiver: AsyncReceiver<P.Output, Never>

        fileprivate init(_ publisher: P) {
            receiver = AsyncReceiver()
            publisher.subscribe(receiver)
        }

        /// Awaits a value: `nil` when the publisher has finished or the task is cancelled.
        public mutating func next() async -> Element? {
            switch await receiver.next() {
            case .success(let value): value?.value
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, to be awaited one by one.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
