import UIKit

/// The title and the weekdays above a month in a long list.
final class FloatingHeader: UICollectionReusableView {
    static let identifier = "FSCalendarFloatingHeader"
    private let title = UILabel()
    private let line = UIView()
    private let weekdays = FSCalendarWeekdayView()
    private var weekdayHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.textAlignment = .center
        for view in [title, line, weekdays] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(page: Int, of calendar: FSCalendar) {
        let appearance = calendar.appearance
        title.font = appearance.headerTitleFont
        title.textColor = appearance.headerTitleColor
        title.textAlignment = appearance.headerTitleAlignment
        title.text = appearance.write(calendar.title(ofPage: page))
        line.backgroundColor = appearance.headerSeparatorColor
        weekdays.calendar = calendar
        weekdayHeight = calendar.shownWeekdayHeight
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bottom = bounds.height - weekdayHeight
        title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom)
        line.frame = CGRect(x: 0, y: bottom - 0.5, width: bounds.width, height: 0.5)
        weekdays.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: weekdayHeight)
    }
}
