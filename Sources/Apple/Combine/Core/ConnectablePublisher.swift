/// A publisher that sends nothing before it is told to, so that several subscribers can be attached first.
///
/// `autoconnect()` makes it start with its first subscriber.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending.
    ///
    /// - Returns: A cancellable that stops it. Keep it: releasing the connection of a `multicast` cancels it, while that of
    ///   a timer may be dropped.
    func connect() -> any Cancellable
}
