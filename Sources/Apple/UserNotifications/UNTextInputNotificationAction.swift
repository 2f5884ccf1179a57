/// A button of a notification that takes a text.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button beside the text says.
    public let textInputButtonTitle: String
    /// What is shown while there is no text.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
