public import UIKit

/// A day of a calendar.
open class FSCalendarCell: UICollectionViewCell {
    /// The text of the day.
    public let titleLabel: UILabel! = UILabel()
    /// The small text below it.
    public let subtitleLabel: UILabel! = UILabel()
    /// The shape behind the day, where it is selected or today.
    public let shapeLayer: CAShapeLayer! = CAShapeLayer()
    /// The picture of the day, below its text.
    public let imageView: UIImageView! = UIImageView()
    /// The dots below the day.
    public let eventIndicator: FSCalendarEventIndicator! = FSCalendarEventIndicator()
    /// Whether the day is of another month than its page, or out of range.
    public var isPlaceholder = false
    /// The calendar that shows the cell.
    public weak var calendar: FSCalendar?
    /// Where the day lies beside the month of its page.
    public var monthPosition = FSCalendarMonthPosition.current
    /// The text below the title.
    public var subtitle: String? { didSet { setNeedsLayout() } }
    /// The picture of the day.
    public var image: UIImage? { didSet { setNeedsLayout() } }
    /// How many dots there are.
    public var numberOfEvents = 0
    /// Whether the day is today.
    public var dateIsToday = false
    /// Whether the day is a Saturday or a Sunday.
    public var weekend = false
    /// What the delegate says of this day alone.
    var look = DayLook()

    /// A cell in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A cell of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = false
        contentView.clipsToBounds = false
        for label in [titleLabel, subtitleLabel] {
            label?.textAlignment = .center
            label.map(contentView.addSubview)
        }
        shapeLayer.borderWidth = 1
        shapeLayer.borderColor = UIColor.clear.cgColor
        shapeLayer.opacity = 0
        contentView.layer.insertSublayer(shapeLayer, below: titleLabel.layer)
        contentView.addSubview(eventIndicator)
        imageView.contentMode = .bottom
        contentView.addSubview(imageView)
    }

    /// Forgets what the day looked like.
    open override func prepareForReuse() {
        super.prepareForReuse()
        shapeLayer.opacity = 0
        look = DayLook()
    }

    /// Places the parts: the text in the upper five sixths, the dots below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        let textHeight = size.height * 5 / 6
        let titleOffset = look.titleOffset ?? calendar?.appearance.titleOffset ?? .zero
        let subtitleOffset = look.subtitleOffset ?? calendar?.appearance.subtitleOffset ?? .zero
        subtitleLabel.isHidden = subtitle == nil
        subtitleLabel.text = subtitle
        if subtitle != nil {
            let (upper, lower) = (titleLabel.font.lineHeight, subtitleLabel.font.lineHeight)
            let top = (textHeight - upper - lower) / 2
            titleLabel.frame = CGRect(x: titleOffset.x, y: top + titleOffset.y, width: size.width, height: upper)
            // The subtitle follows the digits, which leave some of their line empty.
            subtitleLabel.frame = CGRect(
                x: subtitleOffset.x, y: top + titleLabel.font.pointSize + subtitleOffset.y, width: size.width,
                height: lower)
        } else {
            titleLabel.frame = CGRect(
                x: titleOffset.x, y: titleOffset.y, width: size.width, height: textHeight.rounded(.down))
        }
        let imageOffset = look.imageOffset ?? calendar?.appearance.imageOffset ?? .zero
        imageView.frame = CGRect(origin: imageOffset, size: size)
        var diameter = min(textHeight, size.width)
        if diameter > Self.usualDiameter { diameter -= (diameter - Self.usualDiameter) / 2 }
        shapeLayer.frame = CGRect(
            x: (size.width - diameter) / 2, y: (textHeight - diameter) / 2, width: diameter, height: diameter)
        shapeLayer.path = shapePath
        let eventOffset = look.eventOffset ?? calendar?.appearance.eventOffset ?? .zero
        eventIndicator.frame = CGRect(
            x: eventOffset.x, y: shapeLayer.frame.maxY + diameter / 6 * 0.17 + eventOffset.y, width: size.width,
            height: diameter / 6 * 0.83)
    }

    /// In points; a larger cell has a shape that grows half as much.
    private static let usualDiameter: CGFloat = 100 / 3

    private var shapePath: CGPath {
        let radius = shapeLayer.bounds.width / 2 * (look.borderRadius ?? calendar?.appearance.borderRadius ?? 1)
        return UIBezierPath(roundedRect: shapeLayer.bounds, cornerRadius: radius).cgPath
    }

    /// Gives the parts the colours and fonts that the day's state asks for. Subclasses call super.
    open func configureAppearance() {
        guard let appearance = calendar?.appearance else { return }
        titleLabel.font = appearance.titleFont
        subtitleLabel.font = appearance.subtitleFont
        titleLabel.textColor = titleColor(appearance)
        subtitleLabel.textColor = subtitleColor(appearance)
        let fill = fillColor(appearance)
        let border =
            isSelected
            ? look.selectedBorder ?? appearance.borderSelectionColor : look.border ?? appearance.borderDefaultColor
        let isShown = isSelected || dateIsToday || isVisible(fill) || isVisible(border)
        shapeLayer.opacity = isShown ? 1 : 0
        shapeLayer.fillColor = fill?.cgColor
        shapeLayer.strokeColor = border?.cgColor
        shapeLayer.path = shapePath
        imageView.image = image
        imageView.isHidden = image == nil
        eventIndicator.isHidden = numberOfEvents == 0
        eventIndicator.numberOfEvents = numberOfEvents
        eventIndicator.color =
            isSelected
            ? look.selectedEvents ?? [appearance.eventSelectionColor] : look.events ?? [appearance.eventDefaultColor]
        setNeedsLayout()
    }

    private func isVisible(_ color: UIColor?) -> Bool { (color?.cgColor.alpha ?? 0) > 0 }

    private func titleColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected { return look.selectedTitle ?? appearance.titleSelectionColor }
        if let own = look.title { return own }
        if dateIsToday { return appearance.titleTodayColor }
        if isPlaceholder { return appearance.titlePlaceholderColor }
        return weekend ? appearance.titleWeekendColor ?? appearance.titleDefaultColor : appearance.titleDefaultColor
    }

    private func subtitleColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected { return look.selectedSubtitle ?? appearance.subtitleSelectionColor }
        if let own = look.subtitle { return own }
        if dateIsToday { return appearance.subtitleTodayColor }
        if isPlaceholder { return appearance.subtitlePlaceholderColor }
        return weekend
            ? appearance.subtitleWeekendColor ?? appearance.subtitleDefaultColor : appearance.subtitleDefaultColor
    }

    private func fillColor(_ appearance: FSCalendarAppearance) -> UIColor? {
        if isSelected {
            let today = dateIsToday ? appearance.todaySelectionColor : nil
            return look.selectedFill ?? today ?? appearance.selectionColor
        }
        return look.fill ?? (dateIsToday ? appearance.todayColor : nil)
    }

    /// Lets the shape of a day that has just been selected jump out of its middle.
    open func performSelecting() {
        shapeLayer.opacity = 1
        let jump = CAKeyframeAnimation(keyPath: "transform.scale")
        jump.values = [0.3, 1.2, 1]
        jump.keyTimes = [0, 0.75, 1]
        jump.duration = 0.25
        shapeLayer.add(jump, forKey: "bounce")
        configureAppearance()
    }
}
