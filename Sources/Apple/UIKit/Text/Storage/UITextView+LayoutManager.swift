extension UITextView {
    /// Tells where the view's characters lie: in ``textContainer``, whose corner is ``textContainerInset`` away from the
    /// content's. It follows the view's text.
    public var layoutManager: NSLayoutManager {
        if let made = companions[ViewLayoutManager.key] as? ViewLayoutManager { return made }
        let made = ViewLayoutManager()
        companions[ViewLayoutManager.key] = made
        made.addTextContainer(textContainer)
        textStorage.addLayoutManager(made)
        return made
    }
}

/// The layout manager of a text view, which owns it.
private final class ViewLayoutManager: NSLayoutManager {
    static let key = ObjectIdentifier(ViewLayoutManager.self)
}
