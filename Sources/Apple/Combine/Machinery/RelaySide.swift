/// The subscriber that a relay attaches to one of its publishers.
protocol RelaySide: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    associatedtype Center: CustomStringConvertible & CustomReflectable
    var relay: Center { get }
}

extension RelaySide {
    var description: String { relay.description }
    var customMirror: Mirror { relay.customMirror }
    var playgroundDescription: Any { description }
}
