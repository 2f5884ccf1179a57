/// How a person touched a link of a text view.
public enum UITextItemInteraction: Int, Sendable {
    /// The item is opened, its actions are shown, or it is previewed.
    case invokeDefaultAction, presentActions, preview
}
