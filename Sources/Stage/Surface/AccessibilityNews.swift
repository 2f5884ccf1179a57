/// Something that a screen reader is told without having asked.
public enum AccessibilityNews: Sendable, Equatable {
    /// A text to read.
    case announcement(String)
    /// A part of the screen is another one; the reader may go to an element.
    case layoutChanged(focus: ObjectIdentifier?)
    /// The whole screen is another one; the reader may go to an element.
    case screenChanged(focus: ObjectIdentifier?)
    /// Content was scrolled by a page, with a text that says where it is.
    case pageScrolled(String)
}
