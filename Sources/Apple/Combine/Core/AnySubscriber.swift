/// A subscriber that says nothing of its type but its input and its failure.
///
/// It wraps a subscriber or a subject, or consists of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    @usableFromInline
    let box: SubscriberBox<Input, Failure>

    /// The wrapped subscriber's identifier, or one of its own.
    public let combineIdentifier: CombineIdentifier

    /// Wraps a subscriber; one that is wrapped already is not wrapped twice.
    public init<S>(_ subscriber: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        box = WrappedSubscriber(subscriber)
    }

    /// Creates a subscriber that sends everything it receives to a subject.
    public init<S>(_ subject: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(subject))
    }

    /// Creates a subscriber of closures. One that is left out does nothing; in particular no value is requested.
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription, to request values with.
    ///   - receiveValue: Called with each value; returns how many more are wanted.
    ///   - receiveCompletion: Called at the end.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        box = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
    }

    /// Hands on the subscription.
    @inlinable
    public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }

    /// Hands on a value, and returns how many more are wanted.
    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }

    /// Hands on the completion.
    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) { box.receive(completion: completion) }

    public var description: String { box.description }
    public var customMirror: Mirror { box.customMirror }
    /// Shown in playgrounds; the same as ``description``.
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
    var customMirror: Mirror { Mirror(reflecting: description) }
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
