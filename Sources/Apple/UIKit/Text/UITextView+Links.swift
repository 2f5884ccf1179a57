/// The links of a text that cannot be edited.
extension UITextView {
    /// The link whose characters are at `point`, in the view's coordinates.
    func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
        guard isSelectable, !isEditable, editor.length > 0 else { return nil }
        // A point between two characters belongs to the one before or after it.
        let nearest = contentView.offset(closestTo: point)
        let text = linkedText
        for offset in [nearest, nearest - 1] where (0..<text.length).contains(offset) {
            var range = NSRange(location: 0, length: 0)
            let value = text.attribute(.link, at: offset, effectiveRange: &range)
            guard let url = (value as? URL) ?? (value as? String).flatMap(URL.init(string:)) else { continue }
            if contentView.selectionRects(for: range).contains(where: { $0.insetBy(dx: -4, dy: -4).contains(point) }) {
                return (url, range)
            }
        }
        return nil
    }

    /// The attachment at `point`, in the view's coordinates, of a text that cannot be edited.
    func attachment(at point: CGPoint) -> (attachment: NSTextAttachment, range: NSRange)? {
        guard isSelectable, !isEditable, editor.length > 0 else { return nil }
        let nearest = contentView.offset(closestTo: point)
        for offset in [nearest, nearest - 1] where (0..<editor.length).contains(offset) {
            let range = NSRange(location: offset, length: 1)
            let value = editor.attributedText.attribute(.attachment, at: offset, effectiveRange: nil)
            guard let attachment = value as? NSTextAttachment else { continue }
            if contentView.selectionRects(for: range).contains(where: { $0.contains(point) }) {
                return (attachment, range)
            }
        }
        return nil
    }

    /// Asks the delegate, then opens the link.
    func follow(_ link: (url: URL, range: NSRange)) {
        invoke(UITextItem(.link(link.url), in: link.range), UIAction { _ in App.services.open(link.url) })
    }

    /// Does what the delegate makes of a tap on an item.
    func invoke(_ item: UITextItem, _ usual: UIAction) {
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
        action?.perform(sender: self)
    }
}
