/// A publisher that publishes changes from observable objects.
///
/// It demands and delivers nothing but the fact of a change, before the change.
public final class ObservableObjectPublisher: _SubjectCore, Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    /// Creates an observable object publisher instance.
    public override init() {}

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        attachForever(subscriber)
    }

    /// Sends the changed value to the downstream subscriber.
    public func send() {
        lock.lock()
        withUnsafePointer(to: ()) { change in
            deliverAndUnlock(.value, change) {
                { withUnsafePointer(to: ()) { self.deliverAsOwner(.value, $0) } }
            }
        }
    }

    @usableFromInline
    override var subscriptionName: String { "ObservableObjectPublisher" }

    @usableFromInline
    override func mirrorChildren(_ parent: Any?, _ downstream: Any?, _ demand: Subscribers.Demand) -> [Mirror.Child] {
        [("downstream", downstream as Any)]
    }
}
