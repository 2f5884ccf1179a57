import Foundation

/// The letters along the right edge of a table, which take a finger to their sections.
final class SectionIndexView: UIView {
    /// The room that the letters take from the cells, as on iOS.
    static let width: CGFloat = 15
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let lineHeight: CGFloat = 14

    /// The titles of the data source.
    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            setNeedsDisplay()
            accessibilityValue = nil
        }
    }
    /// Of the letters; nil is the tint.
    var color: UIColor? {
        didSet { setNeedsDisplay() }
    }
    var trackingBackgroundColor: UIColor?
    var restingBackgroundColor: UIColor? {
        didSet { backgroundColor = restingBackgroundColor ?? .clear }
    }
    /// Called with the number of the title that the finger came to.
    var onChoice: (Int) -> Void = { _ in }
    private var chosen: Int?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What is shown

    /// The lines: all titles, or as many as fit with dots for those that are left out between them.
    var lines: [String] {
        let room = max(Int(bounds.height / Self.lineHeight), 1)
        guard titles.count > room, room >= 3 else { return Array(titles.prefix(max(room, 1))) }
        let shown = (room + 1) / 2
        var result: [String] = []
        for place in 0..<shown {
            if place > 0 { result.append("•") }
            result.append(titles[place * (titles.count - 1) / (shown - 1)])
        }
        return result
    }

    override func draw(_ rect: CGRect) {
        let lines = lines
        let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: color ?? tintColor!]
        var y = (bounds.height - CGFloat(lines.count) * Self.lineHeight) / 2
        for line in lines {
            let text = (line == UITableView.indexSearch ? "⌕" : line) as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: (bounds.width - size.width) / 2, y: y + (Self.lineHeight - size.height) / 2),
                withAttributes: attributes)
            y += Self.lineHeight
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// The title at a height; above the first it is the first, below the last the last.
    func title(atHeight y: CGFloat) -> Int? {
        guard !titles.isEmpty else { return nil }
        let height = CGFloat(lines.count) * Self.lineHeight
        let share = (y - (bounds.height - height) / 2) / height
        return min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    }

    // MARK: The finger

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = trackingBackgroundColor ?? restingBackgroundColor ?? .clear
        chosen = nil
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let title = title(atHeight: touch.location(in: self).y), title != chosen
        else { return }
        chosen = title
        accessibilityValue = titles[title]
        onChoice(title)
    }

    private func end() { backgroundColor = restingBackgroundColor ?? .clear }
}
