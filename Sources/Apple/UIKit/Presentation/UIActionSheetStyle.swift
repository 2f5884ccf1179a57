/// The look of an action sheet.
public enum UIActionSheetStyle: Int, Sendable {
    /// As the bar that it comes from has it, or as usual.
    case automatic = -1
    case `default`, blackTranslucent, blackOpaque
}
