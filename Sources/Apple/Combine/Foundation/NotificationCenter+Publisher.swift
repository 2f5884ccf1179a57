import Foundation

extension NotificationCenter {
    /// Publishes notifications as they are posted.
    ///
    /// They arrive on the thread that posts them, and those that the subscriber does not want are dropped. The center
    /// is observed from the subscription until it is cancelled; the stream does not end.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications; any if `nil`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The publisher of `publisher(for:object:)`.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center that is observed.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// The sender of the notifications; any if `nil`.
        public let object: AnyObject?

        /// Creates the publisher that `publisher(for:object:)` returns.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            let core = NotificationCore()
            core.observe(center, name, object)
            core.attachForever(subscriber)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

extension NotificationCenter.Publisher: @unchecked Sendable {}

/// A subject of one subscriber, which observes the center until that cancels.
private final class NotificationCore: _SubjectCore, @unchecked Sendable {
    private var center: NotificationCenter?
    private var token: (any NSObjectProtocol)?
    private var name: Notification.Name?
    private weak var object: AnyObject?

    func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        self.center = center
        self.name = name
        self.object = object
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            self?.send(notification)
        }
    }

    private func send(_ notification: Notification) {
        lock.lock()
        withUnsafePointer(to: notification) { value in
            deliverAndUnlock(.value, value) {
                { withUnsafePointer(to: notification) { self.deliverAsOwner(.value, $0) } }
            }
        }
    }

    // The subscription keeps the core, the center does not: whoever cancels lets it go.
    deinit {
        if let token { center?.removeObserver(token) }
    }

    override var allowsEmptyRequests: Bool { true }

    override var subscriptionName: String { "NotificationCenter Observer" }

    override func mirrorChildren(_ parent: Any?, _ downstream: Any?, _ demand: Subscribers.Demand) -> [Mirror.Child] {
        let isActive = parent != nil
        return [
            ("center", (isActive ? center : nil) as Any), ("name", (isActive ? name : nil) as Any),
            ("object", (isActive ? object : nil) as Any), ("demand", demand),
        ]
    }
}
