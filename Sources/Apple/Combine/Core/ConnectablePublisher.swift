/// A publisher that provides an explicit means of connecting and cancelling publication.
///
/// It publishes nothing before `connect()` is called, so that several subscribers can be attached first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing, and returns what stops it.
    func connect() -> any Cancellable
}
