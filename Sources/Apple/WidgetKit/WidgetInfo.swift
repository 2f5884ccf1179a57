/// A widget that a person has put up.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind of the widget, by the name that its configuration has.
    public let kind: String
}
