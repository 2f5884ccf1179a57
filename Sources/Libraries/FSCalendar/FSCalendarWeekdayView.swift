public import UIKit

/// The names of the weekdays above a calendar's days.
open class FSCalendarWeekdayView: UIView {
    /// The seven labels, from the first day of the week on.
    public private(set) var weekdayLabels: [UILabel] = []
    weak var calendar: FSCalendar? { didSet { configureAppearance() } }

    /// A row in a frame.
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
        for _ in 0..<7 {
            let label = UILabel()
            label.textAlignment = .center
            addSubview(label)
            weekdayLabels.append(label)
        }
    }

    /// Gives each label a seventh of the width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, label) in weekdayLabels.enumerated() {
            let column = CGFloat(isReversed ? 6 - index : index)
            label.frame = CGRect(x: column * width, y: 0, width: width, height: bounds.height)
        }
    }

    /// Writes the names as the calendar's appearance says.
    open func configureAppearance() {
        guard let calendar else { return }
        let options = calendar.appearance.caseOptions
        let isShort = options.contains(.weekdayUsesSingleUpperCase)
        let gregorian = calendar.gregorian
        let names = isShort ? gregorian.veryShortStandaloneWeekdaySymbols : gregorian.shortStandaloneWeekdaySymbols
        for (index, label) in weekdayLabels.enumerated() {
            let name = names[(index + gregorian.firstWeekday - 1) % 7]
            label.font = calendar.appearance.weekdayFont
            label.textColor = calendar.appearance.weekdayTextColor
            label.text = isShort || options.contains(.weekdayUsesUpperCase) ? name.uppercased() : name
        }
    }
}
