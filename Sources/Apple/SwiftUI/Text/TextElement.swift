/// Draws a text by a label.
final class TextElement: ViewElement {
    private let label = RedactableLabel()
    private var scale: CGFloat = 1
    private var leastLines = 1

    override var view: UIView { label }
    var text: String { label.text ?? "" }

    override init() {
        super.init()
        // A tap on a text is one on what the text is in.
        label.isUserInteractionEnabled = true
    }

    private var clock: Timer?
    private var tick: () -> Void = {}

    isolated deinit { clock?.invalidate() }

    /// Shows a text that tells the time again each second.
    private func follow(_ text: Text, _ environment: EnvironmentValues) {
        clock?.invalidate()
        clock = nil
        tick = { [weak self] in
            self?.words(text, environment)
            self?.graph?.invalidateLayout()
        }
        guard text.isLive else { return }
        let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }

    private func words(_ text: Text, _ environment: EnvironmentValues) {
        let words = text.resolved(in: environment)
        environment.pass(label, graph, isOther: label.text != words.string) { [label] in label.attributedText = words }
    }

    func show(_ text: Text, _ environment: EnvironmentValues) {
        follow(text, environment)
        words(text, environment)
        label.isRedacted = environment.isRedacted
        label.gradient = environment.foregroundPaint
        label.numberOfLines = environment.lineLimit ?? 0
        label.canBeCopied = environment.textIsSelectable
        leastLines = environment.leastLines
        label.textAlignment = environment.multilineTextAlignment.uiKit
        switch environment.truncationMode {
        case .head: label.lineBreakMode = .byTruncatingHead
        case .middle: label.lineBreakMode = .byTruncatingMiddle
        case .tail: label.lineBreakMode = .byTruncatingTail
        }
        scale = environment.minimumScaleFactor
        label.adjustsFontSizeToFitWidth = scale < 1
        label.minimumScaleFactor = scale
    }

    private func size(width: CGFloat, lines: Int) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return label.textRect(forBounds: room, limitedToNumberOfLines: lines).size
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let limit = label.numberOfLines
        guard label.attributedText?.length ?? 0 > 0 else { return .zero }
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : CGFloat.greatestFiniteMagnitude }
        if scale < 1, let width {
            // A text that may shrink does so before it breaks.
            let ideal = size(width: .greatestFiniteMagnitude, lines: limit)
            if ideal.width * scale <= width { return CGSize(width: min(ideal.width, width), height: ideal.height) }
        }
        var size = size(width: width ?? .greatestFiniteMagnitude, lines: limit)
        if let height = proposal.height, height.isFinite, size.height > height {
            // As many lines as there is room for, but one at least.
            var lines = 1
            var fitting = self.size(width: width ?? .greatestFiniteMagnitude, lines: 1)
            while limit == 0 || lines < limit {
                let more = self.size(width: width ?? .greatestFiniteMagnitude, lines: lines + 1)
                guard more.height <= height + 0.01, more.height > fitting.height else { break }
                lines += 1
                fitting = more
            }
            size = fitting
        }
        if let width { size.width = min(size.width, width) }
        if leastLines > 1 { size.height = max(size.height, label.font.lineHeight * CGFloat(leastLines)) }
        return size
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        guard key.isTextBaseline, label.attributedText?.length ?? 0 > 0 else { return nil }
        if label.bounds.size != dimensions.size { label.bounds.size = dimensions.size }
        if key == .firstTextBaseline { return label.firstBaselineOffsetFromTop }
        return dimensions.height - label.lastBaselineOffsetFromBottom
    }
}

/// A label that can show shapes in place of its words.
private final class RedactableLabel: UILabel {
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
