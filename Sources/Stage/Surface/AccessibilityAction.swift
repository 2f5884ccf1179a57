public import CoreGraphics

/// Something that assistive technology asks an element to do.
public enum AccessibilityAction: Sendable, Equatable {
    /// The directions of ``AccessibilityAction/scroll(_:)``: where the content lies that comes into sight.
    public enum Direction: String, Sendable {
        case up, down, left, right, next, previous
    }

    /// The effect of a tap.
    case activate
    /// One step more.
    case increment
    /// One step less.
    case decrement
    /// Another text for a text field, as if it was typed; a number for what has a range.
    case setValue(String)
    /// Leaves what is open: a dialog, a menu, a screen.
    case escape
    /// The gesture for the most important thing that an app does.
    case magicTap
    /// Shows the next part of the content around the element.
    case scroll(Direction)
    /// Shows the part of a container's content that begins at a point.
    case scrollTo(CGPoint)
    /// Brings the element into sight.
    case scrollToVisible
    /// The reader has come to the element; a text field takes the keys.
    case focus
    /// One of the element's ``AccessibilityElement/customActions``, by its place.
    case custom(Int)
}
