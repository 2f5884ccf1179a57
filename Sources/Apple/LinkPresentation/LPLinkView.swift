public import Foundation
public import UIKit

/// Shows a link as a card with its title and server.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let title = UILabel()
    private let server = UILabel()

    /// What is shown.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// Shows what is known of a link.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        build()
    }

    /// Shows a link of which its address is known.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = url
        metadata.url = url
        self.init(metadata: metadata)
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        build()
    }

    private func build() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        server.font = .preferredFont(forTextStyle: .footnote)
        server.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [title, server])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        show()
    }

    private func show() {
        let url = metadata.url ?? metadata.originalURL
        title.text = metadata.title ?? url?.absoluteString
        server.text = url?.host
        server.isHidden = metadata.title == nil
    }
}
