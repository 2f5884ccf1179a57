public import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name as they are posted, of one object or of all.
    ///
    /// What is posted from the first iterator on is kept until it is asked for. The sequence has no end of its own: it
    /// ends when the task that goes through it is cancelled.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as they are posted.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias AsyncIterator = Iterator

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Listens from now on, until the iterator is released.
        public func makeAsyncIterator() -> Iterator {
            let (center, name, object) = (center, name, object)
            // A notification is handed over to the one task that goes through the sequence.
            let stream = AsyncStream<Posted> { continuation in
                let token = Token(
                    center.addObserver(forName: name, object: object, queue: nil) { notification in
                        continuation.yield(Posted(notification: notification))
                    })
                continuation.onTermination = { _ in center.removeObserver(token.observer) }
            }
            return Iterator(stream.makeAsyncIterator())
        }

        /// Waits for the next notification.
        public struct Iterator: AsyncIteratorProtocol {
            private var posted: AsyncStream<Posted>.Iterator

            init(_ posted: AsyncStream<Posted>.Iterator) { self.posted = posted }

            public mutating func next() async -> Notification? { await posted.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        struct Posted: @unchecked Sendable {
            var notification: Notification
        }

        private struct Token: @unchecked Sendable {
            var observer: any NSObjectProtocol
            init(_ observer: any NSObjectProtocol) { self.observer = observer }
        }
    }
}
