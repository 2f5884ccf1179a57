extension UIResponder {
    private enum Assistant: RareValue { static var usual: UITextInputAssistantItem? { nil } }
    private enum Pasting: RareValue { static var usual: UIPasteConfiguration? { nil } }

    /// The buttons above a tablet's keyboard. Has no effect: there is no keyboard on screen.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = rare[Assistant.self] { return item }
        let item = UITextInputAssistantItem()
        rare[Assistant.self] = item
        return item
    }

    /// What may be pasted. Has no effect: text fields and views take text.
    public var pasteConfiguration: UIPasteConfiguration? {
        get { rare[Pasting.self] }
        set { rare[Pasting.self] = newValue }
    }
}
