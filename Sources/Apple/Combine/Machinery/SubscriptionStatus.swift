/// The state of a subscriber's subscription, as its mirror shows it.
@usableFromInline
enum SubscriptionStatus {
    /// There is no subscription yet.
    case awaitingSubscription
    /// Values may arrive.
    case subscribed(any Subscription)
    /// The upstream has completed; the downstream has yet to be told, by a scheduler.
    case pendingTerminal(any Subscription)
    /// It was cancelled, or has been told of the end.
    case terminal
}
