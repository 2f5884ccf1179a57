public import UIKit

extension FSCalendar {
    /// Selects a day, and shows its page. The delegate is not told.
    public func select(_ date: Date?) { select(date, scrollToDate: true) }

    /// Selects a day. The delegate is not told. Nil and days out of range change nothing.
    public func select(_ date: Date?, scrollToDate: Bool) {
        guard allowsSelection, let date, pages.contains(date) else { return }
        let day = gregorian.startOfDay(for: date)
        if !allowsMultipleSelection { selectedDates.removeAll { $0 != day } }
        if !selectedDates.contains(day) { selectedDates.append(day) }
        reloadVisibleDays()
        if scrollToDate { setCurrentPage(day, animated: true) }
    }

    /// Takes the selection from a day. The delegate is not told.
    public func deselect(_ date: Date) {
        let day = gregorian.startOfDay(for: date)
        selectedDates.removeAll { $0 == day }
        reloadVisibleDays()
    }

    /// A person has tapped on a place.
    func didTap(_ path: IndexPath) {
        let (day, position) = (pages.date(at: path), pages.position(at: path))
        guard allowsSelection, pages.contains(day), position == .current || placeholderType != .none else { return }
        if allowsMultipleSelection, selectedDates.contains(day) {
            guard delegate?.calendar(self, shouldDeselect: day, at: position) ?? true else { return }
            deselect(day)
            delegate?.calendar(self, didDeselect: day, at: position)
            return
        }
        guard delegate?.calendar(self, shouldSelect: day, at: position) ?? true else { return }
        let isNew = !selectedDates.contains(day)
        if !allowsMultipleSelection, let other = selectedDate, other != day {
            deselect(other)
            delegate?.calendar(self, didDeselect: other, at: .current)
        }
        if isNew { selectedDates.append(day) }
        reloadVisibleDays()
        if isNew { (days.cellForItem(at: path) as? FSCalendarCell)?.performSelecting() }
        delegate?.calendar(self, didSelect: day, at: position)
    }

    /// The action of a press that moves over days.
    func handleSwipeToChoose(_ sender: UILongPressGestureRecognizer) {
        switch sender.state {
        case .began, .changed:
            guard let path = days.indexPathForItem(at: sender.location(in: days)), path != lastSwipedPath else {
                return
            }
            lastSwipedPath = path
            if allowsMultipleSelection || !selectedDates.contains(pages.date(at: path)) { didTap(path) }
        default: lastSwipedPath = nil
        }
    }
}
