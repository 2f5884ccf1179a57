extension UITextField {
    /// The frame of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No frame, a thin line, a sunk frame, or a rounded one on white.
        case none, line, bezel, roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never, only during editing, only otherwise, or always.
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was taken over.
        case committed
        /// The text was given up.
        case cancelled
    }

    /// Posted when a field begins to be edited; its object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when a field is no longer edited; its object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user has changed a field's text; its object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
}
