/// A label that can show shapes in place of its words.
final class RedactableLabel: UILabel {
    var isRedacted = false {
        didSet { if isRedacted != oldValue { setNeedsDisplay() } }
    }

    /// Whether a long touch offers to copy the words.
    var canBeCopied = false {
        didSet {
            guard canBeCopied != oldValue else { return }
            if canBeCopied {
                let made = UIContextMenuInteraction(delegate: self)
                copying = made
                addInteraction(made)
            } else if let copying {
                removeInteraction(copying)
            }
        }
    }
    private var copying: UIContextMenuInteraction?

    // MARK: Links

    /// Opens the address of a part that is tapped; nil where nothing is opened.
    var openLink: ((URL) -> Void)?
    private lazy var linkTap = UITapGestureRecognizer()

    override var attributedText: NSAttributedString? {
        didSet {
            let isThere = hasLinks
            guard isThere != (linkTap.view != nil) else { return }
            if isThere {
                linkTap.delegate = self
                linkTap.onChange { [weak self] tap in
                    guard let self, let url = link(at: tap.location(in: self)) else { return }
                    openLink?(url)
                }
                addGestureRecognizer(linkTap)
            } else {
                removeGestureRecognizer(linkTap)
            }
            accessibilityTraits = isThere ? [.staticText, .link] : .staticText
        }
    }

    private var hasLinks: Bool {
        guard let text = attributedText, text.length > 0 else { return false }
        var isThere = false
        text.enumerateAttribute(Text.link, in: NSRange(location: 0, length: text.length)) { value, _, stop in
            guard value != nil else { return }
            isThere = true
            stop.pointee = true
        }
        return isThere
    }

    /// The address to which the part at a point leads.
    private func link(at point: CGPoint) -> URL? {
        guard !isRedacted, let text = attributedText, let index = characterIndex(at: point), index < text.length else {
            return nil
        }
        return text.attribute(Text.link, at: index, effectiveRange: nil) as? URL
    }

    /// Several colours, in which the words are drawn.
    var gradient: _Paint? {
        didSet { if gradient != oldValue { setNeedsDisplay() } }
    }

    override func drawText(in rect: CGRect) {
        if !isRedacted, let gradient, let context = UIGraphicsGetCurrentContext() {
            // The words first, and then the colours where the words are.
            context.saveGState()
            if let shadow = gradient.shadows.first(where: { !$0.isInner }) {
                context.setShadow(
                    offset: shadow.offset, blur: shadow.radius,
                    color: shadow.color.uiColor.resolvedColor(with: traitCollection).cgColor)
            }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            super.drawText(in: rect)
            guard gradient.isGradient else {
                context.endTransparencyLayer()
                return context.restoreGState()
            }
            context.setBlendMode(.sourceIn)
            gradient.drawGradient(in: bounds, context, traitCollection)
            context.endTransparencyLayer()
            context.restoreGState()
            return
        }
        guard isRedacted else { return super.drawText(in: rect) }
        let whole = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
        let single = textRect(forBounds: rect, limitedToNumberOfLines: 1).height
        guard single > 0 else { return }
        let lines = max((whole.height / single).rounded(), 1)
        UIColor.label.withAlphaComponent(0.16).setFill()
        for line in 0..<Int(lines) {
            let height = whole.height / lines
            let bar = CGRect(
                x: whole.minX, y: whole.minY + height * CGFloat(line), width: whole.width, height: height)
            UIBezierPath(roundedRect: bar.insetBy(dx: 0, dy: height * 0.12), cornerRadius: 3).fill()
        }
    }
}

extension RedactableLabel: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = self?.text
                }
            ])
        }
    }
}

extension RedactableLabel: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestureRecognizer !== linkTap || openLink != nil && link(at: touch.location(in: self)) != nil
    }
}
