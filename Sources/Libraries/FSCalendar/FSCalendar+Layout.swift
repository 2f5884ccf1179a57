import UIKit

extension FSCalendar {
    private static let usualHeaderHeight: CGFloat = 40
    private static let usualWeekdayHeight: CGFloat = 25
    private static let usualHeight: CGFloat = 300

    /// Whether all months stand in one long list.
    var isFloating: Bool { !pagingEnabled && scrollDirection == .vertical && shownScope == .month }

    /// The height in months, or the usual before it is known.
    private var measuredHeight: CGFloat { monthHeight > 0 ? monthHeight : Self.usualHeight }

    /// The height of titles that is shown.
    var shownHeaderHeight: CGFloat {
        guard headerHeight == Self.automaticHeight else { return headerHeight }
        guard !isFloating else { return Self.usualHeaderHeight }
        // Titles grow half as much as the calendar.
        return (Self.usualHeaderHeight / Self.usualHeight * measuredHeight + Self.usualHeaderHeight) / 2
    }

    /// The height of weekdays that is shown.
    var shownWeekdayHeight: CGFloat {
        guard weekdayHeight == Self.automaticHeight else { return weekdayHeight }
        return isFloating ? Self.usualWeekdayHeight : Self.usualWeekdayHeight / Self.usualHeight * measuredHeight
    }

    /// The height of the title and the weekdays of a month in a long list.
    var floatingHeaderHeight: CGFloat { shownWeekdayHeight * 1.5 + shownHeaderHeight }

    /// The height of a row of a page: a sixth of what titles and weekdays leave, to half a point.
    private var shownRowHeight: CGFloat {
        guard !isFloating else { return rowHeight }
        let rest = measuredHeight - shownHeaderHeight - shownWeekdayHeight - 2 * CalendarLayout.padding
        return max(0, (rest / 6 * 2).rounded(.down) / 2)
    }

    func fittingSize(_ size: CGSize, _ scope: FSCalendarScope) -> CGSize {
        guard !isFloating else { return CGSize(width: size.width, height: bounds.height) }
        var months = pages
        if scope != pages.scope {
            months = CalendarPages(
                calendar: gregorian, minimum: pages.minimum, maximum: pages.maximum, scope: scope,
                placeholders: placeholderType)
        }
        let rows = months.rowCount(ofPage: months.page(of: page))
        let height =
            shownHeaderHeight + shownWeekdayHeight + CGFloat(rows) * shownRowHeight + 2 * CalendarLayout.padding
        return CGSize(width: size.width, height: height)
    }

    /// Places titles, weekdays and days below each other.
    func placeParts() {
        if monthHeight == 0 || (shownScope == .month && !adjustsBoundingRectWhenChangingMonths) {
            monthHeight = bounds.height
        }
        let (header, weekday) = (isFloating ? 0 : shownHeaderHeight, isFloating ? 0 : shownWeekdayHeight)
        calendarHeaderView.isHidden = isFloating
        calendarWeekdayView.isHidden = isFloating
        calendarHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
        calendarWeekdayView.frame = CGRect(x: 0, y: header, width: bounds.width, height: weekday)
        let rows: CGFloat = shownScope == .month ? 6 : 1
        let height = isFloating ? bounds.height : rows * shownRowHeight + 2 * CalendarLayout.padding
        days.frame = CGRect(x: 0, y: header + weekday, width: bounds.width, height: height)
        if bounds.size != lastLaidOutSize {
            lastLaidOutSize = bounds.size
            days.collectionViewLayout.invalidateLayout()
            days.layoutIfNeeded()
            scroll(to: page, animated: false)
        }
    }
}
