/// Tells that an object is about to change. It never ends.
///
/// A subscriber is told of every change once it has requested anything, however few it has requested. It may be sent to
/// from any thread.
public final class ObservableObjectPublisher: _SubjectCore, Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    /// Creates a publisher for an object that declares its own `objectWillChange`.
    public override init() {}

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        attachForever(subscriber)
    }

    /// Tells the subscribers that the object is about to change.
    public func send() {
        lock.lock()
        withUnsafePointer(to: ()) { change in
            deliverAndUnlock(.value, change) {
                { withUnsafePointer(to: ()) { self.deliverAsOwner(.value, $0) } }
            }
        }
    }

    @usableFromInline
    override func catchUp(_ conduit: Conduit) { conduit.add(.unlimited) }

    @usableFromInline
    override var allowsEmptyRequests: Bool { true }

    @usableFromInline
    override var subscriptionName: String { "ObservableObjectPublisher" }

    @usableFromInline
    override func mirrorChildren(_ parent: Any?, _ downstream: Any?, _ demand: Subscribers.Demand) -> [Mirror.Child] {
        [("downstream", downstream as Any)]
    }
}
