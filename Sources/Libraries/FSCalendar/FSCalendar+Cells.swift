public import UIKit

extension FSCalendar {
    static let usualIdentifier = "FSCalendarDay"

    /// Names a class of cells.
    public func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) {
        days.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    /// Returns a cell for a day, an old one if there is one.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
    ) -> FSCalendarCell {
        let path = pages.path(of: date, at: position) ?? daySource.askedPath ?? IndexPath(item: 0, section: 0)
        guard
            let cell = days.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? FSCalendarCell
        else { preconditionFailure("the class for the identifier \(identifier) is no FSCalendarCell") }
        return cell
    }

    func usualCell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
        dequeueReusableCell(withIdentifier: Self.usualIdentifier, for: date, at: position)
    }

    /// Returns the cell of a day, or nil if it is not on screen.
    public func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
        pages.path(of: date, at: position).flatMap { days.cellForItem(at: $0) as? FSCalendarCell }
    }

    /// Returns the day of a cell, or nil if it is not on screen.
    public func date(for cell: FSCalendarCell) -> Date? { days.indexPath(for: cell).map(pages.date) }

    /// Returns where the day of a cell lies beside the month of its page.
    public func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition {
        days.indexPath(for: cell).map(pages.position) ?? .notFound
    }

    /// Returns the cells on screen.
    public func visibleCells() -> [FSCalendarCell] {
        days.visibleCells.compactMap { $0 as? FSCalendarCell }.filter { !$0.isHidden }
    }

    /// Returns the frame of a day on the page of its month, in the coordinates of the calendar's superview.
    public func frame(for date: Date) -> CGRect {
        guard let path = pages.path(of: date), let layout = days.collectionViewLayout as? CalendarLayout else {
            return .zero
        }
        return days.convert(layout.frame(at: path), to: superview)
    }

    func reloadVisibleDays() {
        for path in days.indexPathsForVisibleItems {
            if let cell = days.cellForItem(at: path) as? FSCalendarCell { configure(cell, at: path) }
        }
    }

    /// Fills a cell with what its day shows.
    func configure(_ cell: FSCalendarCell, at path: IndexPath) {
        let (date, position) = (pages.date(at: path), pages.position(at: path))
        cell.calendar = self
        cell.monthPosition = position
        let isInRange = pages.contains(date)
        cell.isPlaceholder = position != .current || !isInRange
        let isNeeded =
            switch placeholderType {
            case .none: position == .current
            case .fillHeadTail: path.item < pages.rowCount(ofPage: path.section) * 7
            case .fillSixRows: true
            }
        cell.isHidden = !isNeeded || (isFloating && position != .current)
        cell.isSelected = selectedDates.contains(date)
        cell.dateIsToday = date == today && position == .current
        cell.weekend = gregorian.isDateInWeekend(date)
        let day = gregorian.component(.day, from: date)
        cell.titleLabel.text = dataSource?.calendar(self, titleFor: date) ?? String(day)
        cell.subtitle = dataSource?.calendar(self, subtitleFor: date)
        cell.image = dataSource?.calendar(self, imageFor: date)
        cell.numberOfEvents = dataSource?.calendar(self, numberOfEventsFor: date) ?? 0
        cell.look = DayLook()
        if let delegate = delegate as? any FSCalendarDelegateAppearance {
            cell.look = DayLook(of: date, in: self, says: delegate)
        }
        cell.configureAppearance()
    }
}
