public import UIKit

/// Says what the days of a calendar show. Every method is optional.
@preconcurrency @MainActor
public protocol FSCalendarDataSource: NSObjectProtocol {
    /// The text of a day. Nil is the number in its month.
    func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
    /// The small text below the title. Nil is none.
    func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
    /// The picture of a day. Nil is none.
    func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
    /// The first day that can be shown and selected. 1 January 1970 without this method.
    func minimumDate(for calendar: FSCalendar) -> Date
    /// The last day that can be shown and selected. 31 December 2099 without this method.
    func maximumDate(for calendar: FSCalendar) -> Date
    /// The cell of a day, from `dequeueReusableCell(withIdentifier:for:at:)`.
    func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
    /// The number of dots below a day. No more than three are shown.
    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
}

extension FSCalendarDataSource {
    public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
    public func minimumDate(for calendar: FSCalendar) -> Date { CalendarPages.usualMinimum(calendar.gregorian) }
    public func maximumDate(for calendar: FSCalendar) -> Date { CalendarPages.usualMaximum(calendar.gregorian) }
    public func calendar(
        _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
    ) -> FSCalendarCell { calendar.usualCell(for: date, at: position) }
    public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
}
