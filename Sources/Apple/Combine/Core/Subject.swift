/// A publisher that exposes a method for outside callers to publish elements.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends a completion to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands the subject a subscription it is the subscriber of.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a void value to the subscribers.
    @inlinable
    public func send() { send(()) }
}
