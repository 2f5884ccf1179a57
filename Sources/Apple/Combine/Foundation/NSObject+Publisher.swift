import Foundation
import ObjectiveC

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes a property's value of now and then each new one.
    ///
    /// The property is one that Objective-C could observe: declared `@objc dynamic`, or observable in the framework it
    /// belongs to. Values arrive on the thread that sets the property. A subscriber that wants no value misses it, save
    /// the first, which waits for a request. The publisher keeps the object; a subscription does not. The stream does
    /// not end, even when the object is gone.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: When values are sent. By default now and after each change; `.prior` adds the value before each
    ///     change.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// The publisher of `publisher(for:options:)`.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object whose property is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are sent.
        public let options: NSKeyValueObservingOptions

        /// Creates the publisher that `publisher(for:options:)` returns.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
            let subscription = KeyValueSubscription(subscriber, keyPath, options)
            subscription.observe(object)
            subscriber.receive(subscription: subscription)
        }
    }
}

/// Observes a property until it is cancelled. Values that nobody has asked for are dropped, save the initial one.
private final class KeyValueSubscription<Subject: NSObject, Downstream: Subscriber>: SubscriptionObject,
    CustomStringConvertible, CustomReflectable, @unchecked Sendable
where Downstream.Failure == Never {
    private let keyPath: KeyPath<Subject, Downstream.Input>
    private let options: NSKeyValueObservingOptions
    private let lock = NSLock()
    /// Keeps calls of one thread together, and lets a subscriber set the property that it observes.
    private let downstreamLock = NSRecursiveLock()

    // Guarded by `lock`.
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    /// The initial value, until somebody asks for it.
    private var initial: Downstream.Input?
    private var awaitsInitial: Bool

    init(_ downstream: Downstream, _ keyPath: KeyPath<Subject, Downstream.Input>, _ options: NSKeyValueObservingOptions)
    {
        self.downstream = downstream
        self.keyPath = keyPath
        self.options = options
        awaitsInitial = options.contains(.initial)
    }

    func observe(_ object: Subject) {
        let keyPath = keyPath
        let observation = object.observe(keyPath, options: options) { [weak self] object, _ in
            self?.receive(object[keyPath: keyPath])
        }
        lock.withLock { self.observation = observation }
    }

    private func receive(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > 0 else {
            if awaitsInitial {
                initial = value
                awaitsInitial = false
            }
            lock.unlock()
            return
        }
        demand -= 1
        lock.unlock()
        send(value, to: downstream)
    }

    private func send(_ value: Downstream.Input, to downstream: Downstream) {
        let additional = downstreamLock.withLock { downstream.receive(value) }
        lock.withLock { demand += additional }
    }

    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        guard self.demand > 0, let value = initial, let downstream else {
            lock.unlock()
            return
        }
        initial = nil
        self.demand -= 1
        lock.unlock()
        send(value, to: downstream)
    }

    override func cancel() {
        // Released outside the lock: deinitialisers may come back here.
        let released = lock.withLock {
            defer { (downstream, observation, initial) = (nil, nil, nil) }
            return (downstream, observation, initial)
        }
        released.1?.invalidate()
    }

    var description: String { "KVOSubscription" }

    var customMirror: Mirror {
        let state = lock.withLock { (observation, demand) }
        return Mirror(
            self,
            children: [
                ("observation", state.0 as Any), ("demand", state.1),
            ])
    }
}
