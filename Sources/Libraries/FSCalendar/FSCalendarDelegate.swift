public import UIKit

/// Hears of what is done with a calendar. Every method is optional.
@preconcurrency @MainActor
public protocol FSCalendarDelegate: NSObjectProtocol {
    /// Whether a tap may select a day. True without this method.
    func calendar(
        _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool
    /// A tap has selected a day.
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
    /// Whether a tap may take the selection from a day. True without this method.
    func calendar(
        _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool
    /// A tap has taken the selection from a day.
    func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
    /// The calendar wants another height, which the delegate gives it.
    func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
    /// A cell is about to be shown.
    func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition)
    /// Another page is shown.
    func calendarCurrentPageDidChange(_ calendar: FSCalendar)
}

extension FSCalendarDelegate {
    public func calendar(
        _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(
        _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
    public func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition
    ) {}
    public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
}
