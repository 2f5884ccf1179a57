/// What happens to a part of the tree.
public enum DataEventType: Int, Sendable {
    /// A child is new; those that are there are told first.
    case childAdded
    /// A child has gone.
    case childRemoved
    /// A child, or something in it, has changed.
    case childChanged
    /// A child has another place in the order.
    case childMoved
    /// The part has changed; what it is is told first.
    case value
}

/// Names somebody who hears of changes.
public typealias DatabaseHandle = UInt
