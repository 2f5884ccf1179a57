/// A type-erasing subscriber.
///
/// It wraps a subscriber, or a subject, or holds the three closures that a subscriber consists of.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let box: SubscriberBox<Input, Failure>

    public let combineIdentifier: CombineIdentifier

    /// Creates a type-erasing subscriber to wrap an existing subscriber.
    public init<S>(_ subscriber: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        box = WrappedSubscriber(subscriber)
    }

    /// Creates a type-erasing subscriber that sends what it receives to a subject.
    public init<S>(_ subject: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a type-erasing subscriber that executes the provided closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        box = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
    }

    @inlinable
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }

    public var description: String { box.description }
    public var customMirror: Mirror { box.customMirror }
    public var playgroundDescription: Any { box.playgroundDescription }
}

@usableFromInline
class SubscriberBox<Input, Failure: Error> {
    @usableFromInline
    func receive(subscription: any Subscription) {}

    @usableFromInline
    func receive(_ value: Input) -> Subscribers.Demand { .none }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {}

    var description: String { "Anonymous AnySubscriber" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    var playgroundDescription: Any { description }
}

private final class WrappedSubscriber<S: Subscriber>: SubscriberBox<S.Input, S.Failure> {
    let subscriber: S

    init(_ subscriber: S) { self.subscriber = subscriber }

    override func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
    override func receive(_ value: S.Input) -> Subscribers.Demand { subscriber.receive(value) }
    override func receive(completion: Subscribers.Completion<S.Failure>) {
        subscriber.receive(completion: completion)
    }

    override var description: String {
        (subscriber as? any CustomStringConvertible)?.description ?? String(describing: S.self)
    }

    override var customMirror: Mirror {
        (subscriber as? any CustomReflectable)?.customMirror ?? Mirror(subscriber, children: EmptyCollection())
    }

    override var playgroundDescription: Any {
        (subscriber as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
    }
}

private final class ClosureSubscriber<Input, Failure: Error>: SubscriberBox<Input, Failure> {
    let onSubscription: ((any Subscription) -> Void)?
    let onValue: ((Input) -> Subscribers.Demand)?
    let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ onSubscription: ((any Subscription) -> Void)?,
        _ onValue: ((Input) -> Subscribers.Demand)?,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    override func receive(subscription: any Subscription) {
        onSubscription?(subscription)
    }

    override func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }

    override func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
}
