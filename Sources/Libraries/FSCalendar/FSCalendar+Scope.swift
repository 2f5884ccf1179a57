public import UIKit

extension FSCalendar {
    /// Whether a page is a month or a week. A month by default.
    public var scope: FSCalendarScope {
        get { shownScope }
        set { setScope(newValue, animated: false) }
    }

    /// Shows months or weeks. The delegate hears of the height that the calendar wants, and gives it to it.
    ///
    /// The week is that of the selected day, or of today, if the month has it, or else the first.
    public func setScope(_ scope: FSCalendarScope, animated: Bool) {
        guard scope != shownScope else { return }
        let month = page
        shownScope = scope
        if scope == .week {
            let isInMonth = { (day: Date) in self.gregorian.isDate(day, equalTo: month, toGranularity: .month) }
            page = [selectedDate, today].compactMap(\.self).first(where: isInMonth) ?? month
        } else if let day = selectedDate, gregorian.isDate(day, equalTo: page, toGranularity: .weekOfYear) {
            page = day
        }
        let height =
            scope == .month && !adjustsBoundingRectWhenChangingMonths && monthHeight > 0
            ? monthHeight : fittingSize(bounds.size, scope).height
        let target = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        updatePages()
        let change = { [self] in
            delegate?.calendar(self, boundingRectWillChange: target, animated: animated)
            layoutIfNeeded()
        }
        if animated {
            UIView.animate(withDuration: 0.3, animations: change)
        } else {
            change()
        }
        delegate?.calendarCurrentPageDidChange(self)
    }

    /// The action of a pan that changes the scope: upwards to weeks, downwards to months.
    public func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
        guard sender.state == .ended else { return }
        let velocity = sender.velocity(in: sender.view).y
        if velocity < 0, shownScope == .month {
            setScope(.week, animated: true)
        } else if velocity > 0, shownScope == .week {
            setScope(.month, animated: true)
        }
    }
}
