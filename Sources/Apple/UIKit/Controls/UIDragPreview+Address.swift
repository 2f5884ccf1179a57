public import Foundation

extension UIDragPreview {
    /// Creates a preview of an address: its title, or the name of its host, above it.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel()
        label.numberOfLines = 2
        label.text = [title ?? url.host, url.absoluteString].compactMap { $0 }.joined(separator: "\n")
        label.font = .preferredFont(forTextStyle: .footnote)
        label.backgroundColor = .secondarySystemBackground
        label.frame.size = label.sizeThatFits(CGSize(width: 240, height: 60))
        self.init(view: label)
    }
}

extension UITargetedDragPreview {
    /// Creates a preview of an address at a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let preview = UIDragPreview(for: url, title: title)
        self.init(view: preview.view, parameters: preview.parameters, target: target)
    }
}
