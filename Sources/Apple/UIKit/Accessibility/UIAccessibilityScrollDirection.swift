internal import Stage

/// Where the content lies that scrolling by a page brings into sight.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Above.
    case up
    /// Below.
    case down
    /// The next part, in the order of reading.
    case next
    /// The part before, in the order of reading.
    case previous
}

extension UIAccessibilityScrollDirection {
    init(_ direction: AccessibilityAction.Direction) {
        switch direction {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .next: self = .next
        case .previous: self = .previous
        }
    }
}
