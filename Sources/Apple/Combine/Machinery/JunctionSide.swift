/// A subscriber that listens to one of a junction's upstreams.
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
