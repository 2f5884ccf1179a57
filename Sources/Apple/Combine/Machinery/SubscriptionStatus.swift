/// How far a subscriber is with its subscription, as a mirror shows it.
@usableFromInline
enum SubscriptionStatus {
    /// There is no subscription yet.
    case awaitingSubscription
    /// Values may come.
    case subscribed(any Subscription)
    /// It was cancelled, or has been told of the end.
    case terminal
}
