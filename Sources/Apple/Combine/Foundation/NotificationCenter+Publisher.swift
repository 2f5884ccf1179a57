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
        /// Notifications, as they are posted.
        public typealias Output = Notification
        /// It never fails.
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

        /// Observes the center for the subscriber, until it cancels.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            NotificationCore(center, name, object).attachForever(subscriber)
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
    private let name: Notification.Name

    // Guarded by `lock`.
    private var center: NotificationCenter?
    private var token: (any NSObjectProtocol)?
    private var object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        self.name = name
        self.center = center
        self.object = object
        super.init()
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            self?.send(notification)
        }
    }

    deinit {
        if let token { center?.removeObserver(token) }
    }

    private func send(_ notification: Notification) {
        lock.lock()
        withUnsafePointer(to: notification) { value in
            deliverAndUnlock(.value, value) {
                { withUnsafePointer(to: notification) { self.deliverAsOwner(.value, $0) } }
            }
        }
    }

    override func cancelled() {
        lock.lock()
        let released = (exchange(&center, with: nil), exchange(&token, with: nil), exchange(&object, with: nil))
        lock.unlock()
        if let token = released.1 { released.0?.removeObserver(token) }
        withExtendedLifetime(released) {}
    }

    override var allowsEmptyRequests: Bool { true }

    override var subscriptionName: String { "NotificationCenter Observer" }

    override func mirrorChildren(_ parent: Any?, _ downstream: Any?, _ demand: Subscribers.Demand) -> [Mirror.Child] {
        let (center, object) = lock.whileLocked { (self.center, self.object) }
        return [("center", center as Any), ("name", name), ("object", object as Any), ("demand", demand)]
    }
}
