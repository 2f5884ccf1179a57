public import UIKit

/// The titles of a calendar's pages: that of the page in the middle, and those beside it.
open class FSCalendarHeaderView: UIView {
    weak var calendar: FSCalendar? { didSet { setNeedsLayout() } }
    /// Whether titles move with the pages. If not, only the page's own shows. True by default.
    public var scrollEnabled = true { didSet { setNeedsLayout() } }
    private var labels: [UILabel] = []
    /// The page in the middle, with the part of the next that is seen.
    var position: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// A header in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        isUserInteractionEnabled = false
        for _ in 0..<4 {
            let label = UILabel()
            addSubview(label)
            labels.append(label)
        }
    }

    /// Places the titles half a width, or a height, from each other; the further from the middle, the paler.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let calendar else { return }
        let appearance = calendar.appearance
        let isVertical = calendar.scrollDirection == .vertical
        let first = Int(position.rounded(.down)) - 1
        for (index, label) in labels.enumerated() {
            let page = first + index
            let distance = CGFloat(page) - position
            let title = page >= 0 && page < calendar.pages.count ? calendar.title(ofPage: page) : nil
            label.font = appearance.headerTitleFont
            label.textColor = appearance.headerTitleColor
            label.textAlignment = appearance.headerTitleAlignment
            label.text = title.map(appearance.write)
            let size = CGSize(width: isVertical ? bounds.width : bounds.width / 2, height: bounds.height * 0.9)
            label.frame = CGRect(
                x: bounds.midX - size.width / 2 + (isVertical ? 0 : distance * size.width),
                y: bounds.height * 0.1 + (isVertical ? distance * size.height : 0), width: size.width,
                height: size.height
            ).offsetBy(dx: appearance.headerTitleOffset.x, dy: appearance.headerTitleOffset.y)
            label.alpha =
                scrollEnabled
                ? max(0, 1 - (1 - appearance.headerMinimumDissolvedAlpha) * abs(distance)) : abs(distance) < 0.5 ? 1 : 0
        }
    }

    /// Writes the titles anew, as the calendar's appearance says.
    open func configureAppearance() { setNeedsLayout() }

    /// Writes the titles anew.
    open func reloadData() { setNeedsLayout() }
}
