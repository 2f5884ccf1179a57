/// The subscriber that an operator which goes from one publisher to another attaches to one of them. It shows itself as
/// the operator's subscription.
protocol Side: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    associatedtype Center: SubscriptionObject & CustomStringConvertible & CustomReflectable
    var center: Center { get }
}

extension Side {
    var combineIdentifier: CombineIdentifier { center.combineIdentifier }
    var description: String { center.description }
    var customMirror: Mirror { center.customMirror }
    var playgroundDescription: Any { description }
}
