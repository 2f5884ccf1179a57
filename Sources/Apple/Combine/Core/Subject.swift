/// A publisher that sends what it is told to: the way from code that calls to code that subscribes.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers that want one. Nothing happens after a completion.
    func send(_ value: Output)

    /// Ends the stream for all subscribers, those to come included. Only the first completion counts.
    func send(completion: Subscribers.Completion<Failure>)

    /// Attaches the subject to an upstream by its subscription, of which it asks all values. It is cancelled when the
    /// subject is released.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells the subscribers that it happened.
    @inlinable
    public func send() { send(()) }
}
