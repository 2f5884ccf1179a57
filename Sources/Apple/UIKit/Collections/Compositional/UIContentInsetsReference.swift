/// What the insets of a layout or of its sections begin at.
///
/// It concerns the edges across the layout: left and right where it scrolls up and down.
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout says of its sections, a section of its headers; the safe area for the layout.
    case automatic
    /// The collection view's edges.
    case none
    /// The safe area.
    case safeArea
    /// The collection view's layout margins.
    case layoutMargins
    /// The readable part of the collection view.
    case readableContent
}
