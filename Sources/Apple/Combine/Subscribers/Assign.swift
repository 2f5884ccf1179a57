extension Subscribers {
    /// The subscriber of `assign(to:on:)`: it sets a property to each value.
    ///
    /// It wants all values, and keeps the object alive until it is cancelled or the publisher has completed.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    {
        public typealias Failure = Never

        private let lock = Lock()
        private var root: Root?
        private var status = SubscriptionStatus.awaitingSubscription

        /// The object whose property is set; `nil` after the end.
        public var object: Root? { lock.whileLocked { root } }

        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that sets a property of an object.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaitingSubscription = status else {
                lock.unlock()
                subscription.cancel()
                return
            }
            status = .subscribed(subscription)
            lock.unlock()
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            guard case .subscribed = status, let root else {
                lock.unlock()
                return .none
            }
            lock.unlock()
            root[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            terminate()
        }

        public func cancel() {
            terminate()?.cancel()
        }

        @discardableResult
        private func terminate() -> (any Subscription)? {
            lock.lock()
            guard case .subscribed = status else {
                lock.unlock()
                return nil
            }
            let status = exchange(&self.status, with: .terminal)
            let root = exchange(&self.root, with: nil)
            lock.unlock()
            withExtendedLifetime(root) {}
            if case .subscribed(let subscription) = status { return subscription }
            return nil
        }

        public var description: String { "Assign \(Root.self)." }

        public var customMirror: Mirror {
            let (root, status) = lock.whileLocked { (self.root, self.status) }
            return Mirror(
                self,
                children: ["object": root as Any, "keyPath": keyPath, "status": status as Any])
        }

        /// Shown in playgrounds; the same as ``description``.
        public var playgroundDescription: Any { description }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property of an object to each value.
    ///
    /// The property is set on the thread on which the value arrives.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - object: The object. It is kept alive by what is returned, so that assigning to a property of whoever stores
    ///     that makes a cycle; `assign(to:)` does not.
    /// - Returns: A cancellable that ends the assignment when it is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(object: subscriber)
    }
}
