extension UITextViewDelegate {
    /// The menu for a link or an attachment is about to show. Never called: text has no menu.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}

    /// The menu for a link or an attachment is about to go. Never called: text has no menu.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
}
