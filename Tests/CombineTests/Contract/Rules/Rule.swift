/// A column of the table of rules: what an operator does in one situation.
enum Rule: String, CaseIterable, Codable, Sendable {
    /// Whose subscription the downstream is handed: the operator's own or the upstream's.
    case subscription = "Subscription"
    /// What is asked of the upstream before the downstream has asked for anything.
    case atOnce = "At once"
    /// What is asked of the upstream when the downstream asks for two values.
    case request = "Asked for 2"
    /// How the downstream's wish for three more, told by the return value, reaches the upstream: `+3` by the return
    /// value, `3` by a request.
    case answer = "Told 3"
    /// A request for no values.
    case nothing = "Asked for 0"
    /// A subscription that comes after the operator was cancelled.
    case lateSubscription = "Cancelled early"
    /// A second subscription.
    case secondSubscription = "Second"
    /// A value before the subscription.
    case earlyValue = "Value early"
    /// A normal end before the subscription.
    case earlyEnd = "End early"
    /// A value after the downstream has cancelled.
    case lateValue = "Value late"
    /// A normal end before anything was requested, with one value sent before.
    case end = "End unasked"
    /// A failure before anything was requested.
    case failure = "Failure unasked"
    /// The downstream while its cancelled subscription is kept.
    case downstream = "Downstream"
}
