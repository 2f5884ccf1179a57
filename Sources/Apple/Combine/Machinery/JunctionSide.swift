/// The subscriber that a junction attaches to one of its upstreams.
@usableFromInline
protocol JunctionSide: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    associatedtype Center: SubscriptionObject
    var junction: Center { get }
}

extension JunctionSide {
    @usableFromInline
    var customMirror: Mirror { Mirror(self, children: ["parentSubscription": junction.combineIdentifier]) }

    @usableFromInline
    var playgroundDescription: Any { description }
}
