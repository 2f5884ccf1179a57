/// Draws a text by a label.
final class TextElement: ViewElement {
    private let label = RedactableLabel()
    private var scale: CGFloat = 1
    private var leastLines = 1

    /// What an app's renderer draws, in place of the label.
    private var rendered: RenderedText?
    private var renderer: (any TextRenderer)?

    override var view: UIView { rendered?.view ?? label }
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
        renderer = environment.textRenderer
        guard let renderer else { return rendered = nil }
        let rendered = rendered ?? RenderedText()
        self.rendered = rendered
        func show<R: TextRenderer>(_ renderer: R) { rendered.show(renderer, words, environment, in: graph) }
        show(renderer)
    }

    override func frame(for rect: CGRect) -> CGRect {
        guard let padding = renderer?.displayPadding else { return rect }
        return CGRect(
            x: rect.minX - padding.leading, y: rect.minY - padding.top,
            width: rect.width + padding.leading + padding.trailing,
            height: rect.height + padding.top + padding.bottom)
    }

    func show(_ text: Text, _ environment: EnvironmentValues) {
        follow(text, environment)
        words(text, environment)
        label.isRedacted = environment.isRedacted
        label.gradient = text.paint(in: environment)
        label.numberOfLines = environment.lineLimit ?? 0
        label.canBeCopied = environment.textIsSelectable
        label.openLink = environment.isEnabled ? { environment.openURL($0) } : nil
        leastLines = environment.leastLines
        label.textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
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
        guard let renderer else { return labelSize(proposal) }
        return renderer.sizeThatFits(
            proposal: proposal, text: TextProxy { [weak self] in self?.labelSize($0) ?? .zero })
    }

    private func labelSize(_ proposal: ProposedViewSize) -> CGSize {
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
