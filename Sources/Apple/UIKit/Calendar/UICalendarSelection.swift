/// Decides which days of a calendar view can be selected. Apps use one of its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks the delegate anew which of the days that are shown can be selected.
    open func updateSelectableDates() {
        calendarView?.prepareDays()
    }

    // The questions of a calendar view about a day, which has an era, a year, a month and a day.

    func canSelect(_ day: DateComponents) -> Bool { true }
    func isSelected(_ day: DateComponents) -> Bool { false }
    func tap(_ day: DateComponents) {}

    /// Whether both name the same day. Components may lack an era, or have a calendar of their own.
    func isSameDay(_ one: DateComponents, _ other: DateComponents) -> Bool {
        guard let calendarView, let first = calendarView.date(of: one), let second = calendarView.date(of: other) else {
            return (one.year, one.month, one.day) == (other.year, other.month, other.day)
        }
        return calendarView.shownCalendar.isDate(first, inSameDayAs: second)
    }
}
