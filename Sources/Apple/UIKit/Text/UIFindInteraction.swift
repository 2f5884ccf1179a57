/// Looks for words in a view, by a panel over the keyboard. There is no such panel, and no view has one.
@preconcurrency @MainActor
public final class UIFindInteraction: NSObject {
    /// Whether the panel shows.
    public var isFindNavigatorVisible: Bool { false }
    /// What is looked for.
    public var searchText: String?
    /// What it is to become.
    public var replacementText: String?

    private override init() { super.init() }
}

extension UITextView {
    /// What looks for words in the text. Nil: there is no panel for that.
    public var findInteraction: UIFindInteraction? { nil }

    /// Whether the text has a panel for finding words. False by default. Has no effect: there is none.
    public var isFindInteractionEnabled: Bool {
        get { attachments[ObjectIdentifier(UIFindInteraction.self)] as? Bool ?? false }
        set { attachments[ObjectIdentifier(UIFindInteraction.self)] = newValue }
    }
}
