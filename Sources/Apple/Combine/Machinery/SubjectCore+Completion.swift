extension _SubjectCore {
    /// Tells everybody that the subject has completed. Called with the lock held; releases it.
    final func complete<Failure>(_ completion: Subscribers.Completion<Failure>) {
        hasWork = true
        performAndUnlock { [self] in
            withUnsafePointer(to: completion) { deliverAsOwner(.completion, $0) }
            lock.whileLocked {
                hasWork = true
                hasGone = true
            }
        }
    }

    /// Tells a subscriber that comes too late.
    @usableFromInline
    final func complete<S: Subscriber>(
        _ subscriber: S, _ attachment: Attachment, _ completion: Subscribers.Completion<S.Failure>?
    ) {
        if case .refused = attachment { subscriber.receive(subscription: Subscriptions.empty) }
        subscriber.receive(completion: completion ?? .finished)
    }
}
