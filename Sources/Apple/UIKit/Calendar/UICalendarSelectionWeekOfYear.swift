/// Lets one week of a calendar view be selected: a tap on any of its days does.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    private var stored: DateComponents?

    /// It is not kept.
    open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// A selection of nothing yet. It acts once it is the `selectionBehavior` of a calendar view.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected week by `yearForWeekOfYear` and `weekOfYear`; nil for none. Setting it tells no delegate.
    open var selectedWeekOfYear: DateComponents? {
        get { stored }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a week, and shows its month if it is animated. Tells no delegate.
    open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) {
        stored = weekOfYear
        if animated, let weekOfYear { calendarView?.setVisibleDateComponents(weekOfYear, animated: true) }
        calendarView?.prepareDays()
    }

    private func week(of day: DateComponents) -> DateComponents? {
        guard let calendarView, let date = calendarView.date(of: day) else { return nil }
        let calendar = calendarView.shownCalendar
        var week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
        week.calendar = calendar
        return week
    }

    private func isSelectedWeek(_ week: DateComponents) -> Bool {
        stored?.weekOfYear == week.weekOfYear && stored?.yearForWeekOfYear == week.yearForWeekOfYear
    }

    override func canSelect(_ day: DateComponents) -> Bool {
        delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
    }

    override func isSelected(_ day: DateComponents) -> Bool { week(of: day).map(isSelectedWeek) ?? false }

    override func tap(_ day: DateComponents) {
        guard canSelect(day), let week = week(of: day), !isSelectedWeek(week) else { return }
        stored = week
        delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
    }
}
