/// Buttons in the row of suggestions above a tablet's keyboard. Has no effect: there is no such row.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The buttons before the suggestions.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The buttons after the suggestions.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Whether the row may be hidden.
    open var allowsHidingShortcuts = true
}
