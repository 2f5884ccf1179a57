/// A subscriber that listens to one of the publishers that a relay goes through.
protocol RelaySide: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    associatedtype Center: CustomStringConvertible & CustomReflectable
    var relay: Center { get }
}

extension RelaySide {
    var description: String { relay.description }
    var customMirror: Mirror { relay.customMirror }
    var playgroundDescription: Any { description }
}
